# The server with page and bots: docker build -t hotseat . && docker run -p 8000:8000 -v hotseat:/data hotseat
FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
COPY . /sources
RUN python -m venv /hotseat && /hotseat/bin/pip install --no-cache-dir -c /sources/constraints.txt "/sources[server]"

FROM python:3.12-slim
COPY --from=build /hotseat /hotseat
RUN useradd --create-home --home-dir /data hotseat
USER hotseat
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
ENTRYPOINT ["/hotseat/bin/hotseat"]
CMD ["serve", "--host", "0.0.0.0", "--no-browser"]
