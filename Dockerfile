# Arbiter alone, built from this checkout: docker build -t arbiter . && docker run --rm -v "$PWD:/games" arbiter check
FROM debian:bookworm-slim AS build
ENV DEBIAN_FRONTEND=noninteractive
WORKDIR /source
COPY .ci/packages .ci/packages
RUN apt-get update && apt-get install -y --no-install-recommends $(cat .ci/packages)
COPY . .
RUN cmake --workflow --preset package

FROM debian:bookworm-slim
COPY --from=build /source/build/package/*.deb /tmp/
RUN apt-get update && apt-get install -y --no-install-recommends /tmp/*.deb && \
    rm -rf /tmp/*.deb /var/lib/apt/lists/*
WORKDIR /games
ENTRYPOINT ["arbiter"]
CMD ["--help"]
