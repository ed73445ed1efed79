# syntax=docker/dockerfile:1

# This stage builds the product.
FROM node:20.20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY patches patches
# No script of a package runs; the patches are ours.
RUN npm ci --include=dev --ignore-scripts && node node_modules/patch-package/index.js --error-on-fail
COPY tsconfig.json schema.graphql codegen.ts ./
COPY server server
COPY client client
RUN npm run build

# The final stage needs fewer packages.
FROM node:20.20-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY patches patches
RUN npm ci --omit=dev --ignore-scripts && node node_modules/patch-package/index.js --error-on-fail

FROM node:20.20-bookworm-slim
ENV NODE_ENV=production \
    UV_THREADPOOL_SIZE=16 \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    DATA_DIR=/data
WORKDIR /app
# A volume stores uploads (and the embedded database, where there is no other) beyond the container.
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/client/gql/persisted-documents.json client/gql/persisted-documents.json
COPY drizzle drizzle
COPY package.json LICENSE ./
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4000}/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/bundle/main.js"]
