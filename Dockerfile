# What builds the site: all packages; what only a build needs comes in parts for each platform, which are optional.
FROM node:24-slim AS build
WORKDIR /bottega
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN node scripts/build.ts

# What the scripts of copies import while they run, and nothing else; the server has all in one piece.
FROM node:24-slim AS packages
WORKDIR /bottega
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM node:24-slim
ENV NODE_ENV=production PORT=3000 LOG=json BOTTEGA_DATA=/data
WORKDIR /bottega
RUN mkdir /data && chown node:node /data && chmod 700 /data
COPY --from=packages /bottega/node_modules node_modules
COPY --from=build /bottega/build build
COPY package.json ./
COPY src src
COPY scripts scripts
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/pronto`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself hears the signal to stop: no npm and no shell in between.
CMD ["node", "build/server/main.js"]
