#pragma once

#include "report/place.h"
#include "report/reporter.h"

#include <nlohmann/json_fwd.hpp>

namespace arbiter::report {

// A format that writes findings one behind the other.
class FindingReporter : public Reporter {
public:
    std::string report(const GameFindings& game) override;
    std::string end(const Summary&) override { return {}; }

private:
    virtual std::string write(const GameFindings& game, const Places& places,
                              const lint::Finding& finding) = 0;
};

// A format that writes them as the elements of a JSON array, one a line.
class JsonArrayReporter : public FindingReporter {
public:
    std::string begin() override { return "["; }
    std::string end(const Summary&) override;

private:
    std::string write(const GameFindings& game, const Places& places,
                      const lint::Finding& finding) final;
    virtual nlohmann::ordered_json element(const GameFindings& game, const Places& places,
                                           const lint::Finding& finding) = 0;

    bool is_empty_ = true;
};

// An XML format that writes the findings of each file together.
class XmlFileReporter : public FindingReporter {
public:
    std::string report(const GameFindings& game) final;
    std::string end(const Summary& summary) final;

private:
    // The element of a file, once its findings are written.
    virtual std::string file(std::string_view path, const std::string& findings,
                             std::size_t count) = 0;
    // What closes the document. `is_empty` where there was no file.
    virtual std::string close(bool is_empty) = 0;

    std::string end_file();

    std::string path_;
    std::string findings_; // of it
    std::size_t count_ = 0;
};

} // namespace arbiter::report
