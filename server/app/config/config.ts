import path from "node:path";
import type * as z from "zod";
import type { ChatSettings } from "#server/platform/chatModel";
import type { VapidKeys } from "#server/platform/push/pushModel";
import type { PasswordCost } from "#server/platform/secrets/passwords";
import type { S3Settings } from "#server/platform/storage/s3Storage";
import type { TrustProxy } from "./clientAddress.ts";
import { variables } from "./config.variables.ts";
import { storedSecret } from "./secret.ts";
import { storedVapidKeys, vapidKeysOf } from "./vapid.ts";

/** The settings of a server, from the environment. Their defaults are in `config.variables.ts`. */
export interface Config {
  /** The port; 0 picks a free one. */
  port: number;
  host: string;
  /** The absolute path of the data folder. */
  dataDir: string;
  /** Null means the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /** The address that bypasses a pooler, for LISTEN and migrations. */
  databaseDirectUrl: string | null;
  /** Null means that PostgreSQL carries live events and counts. */
  redisUrl: string | null;
  jwtSecret: string;
  /** The former secret, which is still accepted while it is being replaced. */
  jwtSecretPrevious: string | null;
  /** The keys that sign pushes to the devices of members. */
  vapid: VapidKeys;
  /** The lifetime of a token in seconds. */
  tokenTtl: number;
  /** The seconds after which an unused session ends. */
  sessionIdle: number;
  drainDelayMs: number;
  /** The address has no trailing slash; null means http://localhost with the server's port. */
  publicUrl: string | null;
  /** Null means that mails become files in the data folder. */
  smtpUrl: string | null;
  /** `name@host`, or `Name <name@host>`. */
  mailFrom: string;
  /** The address of the people who run the community, for the page on contact; null means that none is published. */
  contactEmail: string | null;
  /** Null means that members' files are stored in the data folder. */
  s3: S3Settings | null;
  /** The language model that words insights; null means that they keep their plain sentences. */
  ai: ChatSettings | null;
  demoData: "auto" | "on" | "off";
  /** How one becomes a member until an admin chooses. */
  registration: "open" | "approval" | "invite" | "closed";
  /** The origins that may call besides the server's own. */
  corsOrigins: string[];
  trustProxy: TrustProxy;
  /** Whether limits refuse callers. */
  rateLimits: boolean;
  /** The number of newest posts that are remembered for the home feeds; 0 for none. */
  feedWindow: number;
  /** Whether anything that is read is remembered. */
  caches: boolean;
  /** The cost of a password hash; it is low in tests only. */
  passwordCost: PasswordCost;
  /** Whether common passwords are refused. */
  passwordBlocklist: boolean;
  graphqlExplorer: boolean;
  metricsToken: string | null;
  logLevel: string;
  production: boolean;
}

type Values = z.output<ReturnType<typeof variables>>;

/** The environment is not valid; the message lists every fault, for the person who starts the server. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    const count = faults.length === 1 ? "one setting is" : `${faults.length} settings are`;
    super(`Commonplace cannot start: ${count} not right.\n${faults.map((fault) => `  ${fault}\n`).join("")}`);
    this.name = "ConfigError";
  }
}

/**
 * Reads and checks every setting. What signs tokens and pushes is created and stored in the data folder where no
 * variable names it.
 * @throws ConfigError listing every fault at once; it names variables and examples, never a value.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const production = env["NODE_ENV"] === "production";
  const outcome = variables(production).safeParse(trimmed(env));
  if (!outcome.success) throw new ConfigError(outcome.error.issues.map(toLine));
  const values = outcome.data;
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL) {
    throw new ConfigError(["DATABASE_DIRECT_URL: has no effect alone, set DATABASE_URL too."]);
  }
  const s3 = bucketOf(values);
  const dataDir = path.resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    jwtSecret: values.JWT_SECRET ?? inFolder(() => storedSecret(dataDir)),
    jwtSecretPrevious: values.JWT_SECRET_PREVIOUS,
    vapid: { ...vapidOf(values, dataDir), subject: values.VAPID_SUBJECT ?? subjectOf(values) },
    tokenTtl: values.TOKEN_TTL,
    sessionIdle: values.SESSION_IDLE,
    drainDelayMs: values.DRAIN_DELAY_MS,
    publicUrl: values.PUBLIC_URL,
    smtpUrl: values.SMTP_URL,
    contactEmail: values.CONTACT_EMAIL,
    mailFrom: values.MAIL_FROM ?? senderAt(values.PUBLIC_URL),
    s3,
    ai: modelOf(values),
    demoData: values.DEMO_DATA,
    registration: values.REGISTRATION,
    corsOrigins: values.CORS_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    rateLimits: values.RATE_LIMITS,
    feedWindow: values.FEED_WINDOW,
    caches: values.CACHES,
    passwordCost: values.PASSWORD_COST,
    passwordBlocklist: values.PASSWORD_BLOCKLIST,
    graphqlExplorer: values.GRAPHQL_EXPLORER,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    production,
  };
}

/**
 * Returns the bucket if all of its settings are there, or none if none is: half a bucket would store files where nobody
 * looks for them.
 */
function bucketOf(values: Values): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  const region = values.S3_REGION ?? "us-east-1";
  const named = { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
  if (bucket && accessKeyId && secretAccessKey) {
    const endpoint = values.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  }
  const begun = [...Object.values(named), values.S3_ENDPOINT, values.S3_REGION].some((value) => value !== null);
  const missing = Object.entries(named).filter(([, value]) => value === null);
  if (begun)
    throw new ConfigError(missing.map(([name]) => `${name}: is required too when files are stored in a bucket.`));
  return null;
}

/**
 * Returns the language model, which needs an address; a key or a name without one would have no effect, and nobody
 * would notice.
 */
function modelOf(values: Values): ChatSettings | null {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = values;
  if (baseUrl) return { baseUrl, apiKey, model: model ?? "gpt-4o-mini", timeoutMs: AI_PATIENCE_MS };
  const alone = Object.entries({ AI_API_KEY: apiKey, AI_MODEL: model }).filter(([, value]) => value !== null);
  if (alone.length > 0)
    throw new ConfigError(alone.map(([name]) => `${name}: has no effect alone, set AI_BASE_URL too.`));
  return null;
}

/** Returns the keys of the environment, of which one alone would have no effect, or those of the data folder. */
function vapidOf(values: Values, dataDir: string) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values;
  if (publicKey === null && privateKey === null) return inFolder(() => storedVapidKeys(dataDir));
  if (publicKey === null) throw new ConfigError(["VAPID_PUBLIC_KEY: is required too when VAPID_PRIVATE_KEY is set."]);
  if (privateKey === null) throw new ConfigError(["VAPID_PRIVATE_KEY: is required too when VAPID_PUBLIC_KEY is set."]);
  const keys = vapidKeysOf(privateKey);
  if (keys?.publicKey !== publicKey)
    throw new ConfigError(["VAPID_PUBLIC_KEY: must be the one that belongs to VAPID_PRIVATE_KEY."]);
  return keys;
}

/** Returns whom a push service may write to: the people of the community, or else its address. */
function subjectOf({ CONTACT_EMAIL: contact, PUBLIC_URL: publicUrl }: Values): string {
  if (contact !== null) return `mailto:${contact}`;
  return publicUrl?.startsWith("https:") ? publicUrl : `mailto:${senderAt(publicUrl)}`;
}

/** Returns a sender at the product's own host; a numeric address cannot have a mailbox. */
function senderAt(publicUrl: string | null): string {
  const host = publicUrl ? new URL(publicUrl).hostname : "localhost";
  return `no-reply@${/^[\d.]+$|^\[/.test(host) ? "localhost" : host}`;
}

/** The time that a member waits for the model's sentences. */
const AI_PATIENCE_MS = 8_000;

/** Trims variables and drops empty ones, which compose files write for missing ones. */
function trimmed(env: NodeJS.ProcessEnv): Record<string, string> {
  const values = Object.entries(env).map(([name, value]) => [name, value?.trim() ?? ""]);
  return Object.fromEntries(values.filter(([, value]) => value !== ""));
}

const toLine = ({ path: [name], message }: z.core.$ZodIssue) => `${String(name)}: ${message}`;

/** Returns what is stored in the data folder, or else is stored there now. */
function inFolder<T>(stored: () => T): T {
  try {
    return stored();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError([`DATA_DIR: must be a folder that can be written, such as ./.data (${reason}).`]);
  }
}

/** Returns the folder where a command was called: npm runs it in that of the checkout, and says where that was. */
export const callerFolder = (): string => process.env["INIT_CWD"] ?? ".";
