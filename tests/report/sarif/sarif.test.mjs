// SARIF reports of the real program, against the schema of OASIS and what the standard says beyond it.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import Ajv from "ajv-draft-04";
import addFormats from "ajv-formats";

const { ARBITER, FIXTURES } = process.env;
const schema = JSON.parse(
  readFileSync(join(createRequire(import.meta.url).resolve("@microsoft/jest-sarif"), "..", "schemas/sarif-2.1.0-rtm.5.json"), "utf8"),
);
// A pattern of the schema is no regular expression with the flag u.
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats(ajv);
const validate = ajv.compile(schema);

let folder;
before(() => (folder = mkdtempSync(join(tmpdir(), "arbiter-sarif-"))));
after(() => rmSync(folder, { recursive: true }));

function check(...paths) {
  const run = spawnSync(ARBITER, ["check", "--format", "sarif", ...paths], { cwd: folder, encoding: "utf8", maxBuffer: 1 << 30 });
  const log = JSON.parse(run.stdout);
  assert.ok(validate(log), JSON.stringify(validate.errors?.slice(0, 5), null, 1));
  return { log, run: log.runs[0], status: run.status };
}

const roster = (white) =>
  `[Event "E"]\n[Site "S"]\n[Date "2024.01.01"]\n[Round "1"]\n[White "${white}"]\n[Black "B"]\n[Result "*"]\n\n`;

test("the fixtures' findings are a valid log", () => {
  const { run, status } = check(FIXTURES);
  assert.equal(status, 1);
  assert.ok(run.results.length > 100);
  assert.equal(run.columnKind, "unicodeCodePoints");
  const rules = run.tool.driver.rules;
  for (const result of run.results) {
    // 3.27.6: the index is of the rule with that id.
    assert.equal(rules[result.ruleIndex].id, result.ruleId);
    const { region, artifactLocation } = result.locations[0].physicalLocation;
    assert.ok(region.startLine >= 1 && region.startColumn >= 1);
    assert.ok(region.endLine > region.startLine || region.endColumn >= region.startColumn);
    const path = artifactLocation.uri.startsWith("file://") ? artifactLocation.uri.slice(7) : join(folder, artifactLocation.uri);
    assert.ok(existsSync(decodeURIComponent(path)), artifactLocation.uri);
  }
  const fingerprints = run.results.map((result) => result.partialFingerprints["arbiter/v1"]);
  assert.equal(new Set(fingerprints).size, fingerprints.length);
});

test("every rule has its descriptions, its help and its level", () => {
  writeFileSync(join(folder, "clean.pgn"), roster("W") + "1. e4 *\n");
  const { run, status } = check("clean.pgn");
  assert.equal(status, 0);
  assert.deepEqual(run.results, []);
  const ids = execFileSync(ARBITER, ["rule"], { encoding: "utf8" }).trim().split("\n").map((line) => line.split(" ")[0]);
  assert.deepEqual(new Set(run.tool.driver.rules.map((rule) => rule.id)), new Set(ids));
  for (const rule of run.tool.driver.rules) {
    assert.ok(rule.shortDescription.text.length > 10, rule.id);
    assert.ok(rule.fullDescription.text.length > 10, rule.id);
    assert.ok(rule.help.text.length > 10 && rule.help.markdown.includes("## "), rule.id);
    assert.ok(["error", "warning", "note"].includes(rule.defaultConfiguration.level), rule.id);
  }
});

test("file names of all kinds become valid references", () => {
  const names = ["a b.pgn", "ünïcode.pgn", "100%.pgn", "a:b.pgn", "#hash?.pgn", "[x].pgn", "sub folder/c.pgn"];
  mkdirSync(join(folder, "sub folder"));
  for (const name of names) writeFileSync(join(folder, name), roster("W") + "1. Ke3 *\n");
  const { run } = check(...names.map((name) => `./${name}`));
  const uris = run.results.map((result) => result.locations[0].physicalLocation.artifactLocation.uri);
  assert.deepEqual(uris.map(decodeURIComponent), names);
  for (const uri of uris) assert.match(uri, /^[A-Za-z0-9._~%/-]+$/);
});

test("fingerprints survive when games move and other findings come", () => {
  const [one, two] = [roster("A") + "1. Ke3 *\n\n", roster("B") + "1. Qd4 *\n\n"];
  const fingerprints = (text) => {
    writeFileSync(join(folder, "moved.pgn"), text);
    return new Set(check("moved.pgn").run.results.map((result) => result.partialFingerprints["arbiter/v1"]));
  };
  const before = fingerprints(one + two);
  assert.equal(before.size, 2);
  assert.deepEqual(fingerprints(two + one), before);
  const more = fingerprints(roster("C") + "1. Nd4 *\n\n" + two + one);
  assert.equal(more.size, 3);
  for (const fingerprint of before) assert.ok(more.has(fingerprint));
});

test("the replacements of a fix mend the file", () => {
  const text = roster("W") + "1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. 0-0 *\n";
  writeFileSync(join(folder, "fix.pgn"), text);
  const [result] = check("fix.pgn").run.results;
  const [{ deletedRegion, insertedContent }] = result.fixes[0].artifactChanges[0].replacements;
  const lines = text.split("\n");
  const line = lines[deletedRegion.startLine - 1];
  lines[deletedRegion.startLine - 1] =
    line.slice(0, deletedRegion.startColumn - 1) + insertedContent.text + line.slice(deletedRegion.endColumn - 1);
  assert.ok(lines.join("\n").endsWith("4. O-O *\n"));
});

test("a file that can't be read is told in the log", () => {
  const { run, status } = check("absent.pgn");
  assert.equal(status, 2);
  assert.equal(run.invocations[0].executionSuccessful, false);
});
