# One built site: docker build -f docs/containers/nginx.Dockerfile --build-arg PAIR=<pair> -t portal-<pair> .
FROM nginx:1.28-alpine
ARG PAIR
COPY docs/containers/nginx.conf /etc/nginx/nginx.conf
COPY dist/${PAIR}/ /srv/site/
# The user of the image without rights; it owns none of the files.
USER 101:101
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=2s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]
# Past the script of the image, which would write to the configuration.
ENTRYPOINT ["nginx", "-g", "daemon off;", "-e", "stderr"]
