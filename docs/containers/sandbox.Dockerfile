# The back end for demonstrations: docker compose -f docs/containers/compose.yaml up
FROM node:24-slim
WORKDIR /portal
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# Its data and Node's compiled code are all that is written.
RUN mkdir -p /data .cache && chown node:node /data .cache
USER node
ENTRYPOINT ["node", "generator/cli.ts", "sandbox", "--db", "/data/sandbox.sqlite"]
