import { Buffer } from "node:buffer";
import * as z from "zod";
import type { PasswordCost } from "#server/platform/secrets/passwords";
import {
  bearerWord,
  bucketName,
  duration,
  mailAddress,
  mailbox,
  mailServer,
  modelName,
  oneOf,
  onOff,
  postgresUrl,
  redisServer,
  setting,
  trustedProxies,
  vapidKey,
  vapidSubject,
  webFolder,
  webOrigin,
  webOrigins,
  wholeNumber,
} from "./configReaders.ts";

const SECRET_BYTES = 32;
const strongSecret = (text: string) => (Buffer.byteLength(text) >= SECRET_BYTES ? text : undefined);
const FEED_WINDOW_FAULT = "must be 0 or a number of posts from 100 to 100000, such as 5000.";
const SECRET_FAULT = `must be at least ${SECRET_BYTES} bytes long, such as the output of: openssl rand -base64 48`;

const orNull = <T>(read: (text: string) => T | undefined, fault: string) => setting<T | null>(null, read, fault);

/** The table of all environment variables: the default, the parser and the message for a wrong value of each. */
export const variables = (production: boolean) =>
  z.object({
    PORT: setting(4000, wholeNumber(0, 65_535), "must be a whole number from 0 to 65535, such as 4000."),
    HOST: setting(
      production ? "0.0.0.0" : "127.0.0.1",
      (text) => (/^[\w.:-]+$/.test(text) ? text : undefined),
      "must be an address of this machine, such as 127.0.0.1 or 0.0.0.0.",
    ),
    DATA_DIR: setting(".data", (text) => text, ""),
    DATABASE_URL: orNull(
      postgresUrl,
      "must be the address of a PostgreSQL database, such as postgres://user:password@localhost:5432/commonplace.",
    ),
    DATABASE_DIRECT_URL: orNull(
      postgresUrl,
      "must be an address of the same database that bypasses its pooler, such as postgres://user:password@localhost:5432/commonplace.",
    ),
    REDIS_URL: orNull(redisServer, "must be the address of a Redis, such as redis://user:password@localhost:6379."),
    JWT_SECRET: z
      .optional(z.string())
      .transform((text) => text ?? null)
      .refine((text) => text !== null || !production, {
        message: `is required when NODE_ENV is production: ${SECRET_FAULT}`,
      })
      .refine((text) => text === null || strongSecret(text) !== undefined, { message: SECRET_FAULT }),
    JWT_SECRET_PREVIOUS: orNull(strongSecret, SECRET_FAULT),
    VAPID_PUBLIC_KEY: orNull(vapidKey(87), "must be the public key of VAPID_PRIVATE_KEY: 87 letters of base64url."),
    VAPID_PRIVATE_KEY: orNull(vapidKey(43), "must be a private key of the curve P-256: 43 letters of base64url."),
    VAPID_SUBJECT: orNull(
      vapidSubject,
      "must be an address for the people who run push services, such as mailto:hello@ideas.example.",
    ),
    // README.md, .env.example and the pages on privacy and on the API name these two; tests/law/defaults.test.ts compares.
    TOKEN_TTL: setting(90 * 86_400, duration, "must be a length of time, such as 90d, 12h, 30m or 2s."),
    SESSION_IDLE: setting(30 * 86_400, duration, "must be a length of time, such as 30d, 12h, 30m or 2s."),
    DRAIN_DELAY_MS: setting(0, wholeNumber(0, 300_000), "must be milliseconds from 0 to 300000, such as 5000."),
    PUBLIC_URL: orNull(webOrigin, "must be an http or https address without a path, such as https://ideas.example."),
    SMTP_URL: orNull(
      mailServer,
      "must be the address of a mail server, such as smtp://user:password@mail.example:587.",
    ),
    MAIL_FROM: orNull(mailbox, "must be an address, such as Commonplace <no-reply@ideas.example>."),
    CONTACT_EMAIL: orNull(mailAddress, "must be an address, such as hello@ideas.example."),
    S3_ENDPOINT: orNull(
      webOrigin,
      "must be the address of an S3-compatible service without a path, such as https://s3.eu-central-1.amazonaws.com.",
    ),
    S3_BUCKET: orNull(bucketName, "must be the name of a bucket, such as commonplace-media."),
    S3_REGION: orNull(bearerWord, "must be the name of a region, such as eu-central-1."),
    S3_ACCESS_KEY_ID: orNull(bearerWord, "must be a word without spaces."),
    S3_SECRET_ACCESS_KEY: orNull(bearerWord, "must be a word without spaces."),
    AI_BASE_URL: orNull(
      webFolder,
      "must be the address of a service that speaks OpenAI's protocol, such as https://api.openai.com/v1.",
    ),
    AI_API_KEY: orNull(bearerWord, "must be a word without spaces."),
    AI_MODEL: orNull(modelName, "must be the name of a model, such as gpt-4o-mini."),
    DEMO_DATA: setting("auto", oneOf("auto", "on", "off"), "must be auto, on or off."),
    REGISTRATION: setting(
      "open",
      oneOf("open", "approval", "invite", "closed"),
      "must be open, approval, invite or closed.",
    ),
    CORS_ORIGINS: setting(
      [],
      webOrigins,
      "must be origins with commas between them, such as https://app.example,https://admin.example.",
    ),
    TRUST_PROXY: setting(
      false,
      trustedProxies,
      "must be the number of proxies in front, such as 1, or their addresses, such as 10.0.0.0/8,192.168.1.7.",
    ),
    RATE_LIMITS: setting(true, onOff, "must be on or off.").refine((on) => on || !production, {
      message: "cannot be off when NODE_ENV is production.",
    }),
    FEED_WINDOW: setting(5_000, wholeNumber(0, 100_000), FEED_WINDOW_FAULT).refine(
      // Fewer than a hundred posts would cost more than they save.
      (posts) => posts === 0 || posts >= 100,
      { message: FEED_WINDOW_FAULT },
    ),
    CACHES: setting(true, onOff, "must be on or off."),
    PASSWORD_COST: setting<PasswordCost>("full", oneOf("full", "low"), "must be full or low.").refine(
      (cost) => cost === "full" || !production,
      { message: "cannot be low when NODE_ENV is production." },
    ),
    PASSWORD_BLOCKLIST: setting(production, onOff, "must be on or off."),
    GRAPHQL_EXPLORER: setting(true, onOff, "must be on or off."),
    METRICS_TOKEN: orNull(bearerWord, "must be a word without spaces, such as the output of: openssl rand -hex 24"),
    LOG_LEVEL: setting(
      "info",
      oneOf("trace", "debug", "info", "warn", "error", "fatal", "silent"),
      "must be trace, debug, info, warn, error, fatal or silent.",
    ),
  });
