# One image for one node. docs/hosting.md says how to run it.
FROM node:24-bookworm-slim AS screens
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts \
  && npm run build --workspace apps/web --if-present \
  && mkdir -p apps/web/dist

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
COPY . .
# The image has its own Node 24, so the packaged ones (optional) and the tools (dev) stay away.
RUN npm ci --omit=dev --omit=optional --ignore-scripts --workspace apps/server \
  && npm cache clean --force \
  && mkdir /data && chown node:node /data
COPY --from=screens /app/apps/web/dist apps/web/dist
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
