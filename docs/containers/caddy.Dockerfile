# One built site: docker build -f docs/containers/caddy.Dockerfile --build-arg PAIR=<pair> -t portal-<pair> .
FROM caddy:2.10-alpine
ARG PAIR
COPY docs/containers/Caddyfile /etc/caddy/Caddyfile
COPY dist/${PAIR}/ /srv/site/
# The program of the image may open ports below 1024; without that right a container without rights can start it.
RUN apk add --no-cache libcap-setcap && setcap -r /usr/bin/caddy
USER 65534:65534
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=2s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]
ENTRYPOINT ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
