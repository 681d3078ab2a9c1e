# The whole shop: web app and API in one process. Settings are environment variables
# (README.md lists them); what it keeps is in /data, or in PostgreSQL and an object store.

FROM node:24.11.1-slim AS build
WORKDIR /src
COPY . .
RUN node scripts/container-files.mjs /shop

FROM node:24.11.1-slim
# SEED: everybody knows the passwords of the demo's accounts, and others reach this shop. To show the
# demo all the same: demo-publico.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SEED=none
WORKDIR /shop
COPY --from=build /shop ./
RUN install --directory --owner=node --group=node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/dist/bin.js", "start", "--web", "packages/web/dist"]
