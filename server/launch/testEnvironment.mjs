import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { onLeave } from "./children.mjs";

/** Variables that would lead a test to a real database, folder or settings. */
const NOT_FOR_TESTS =
  /^(NODE_ENV|PORT|HOST|DATA_DIR|DATABASE_.*|REDIS_URL|SMTP_URL|MAIL_FROM|CONTACT_EMAIL|PASSWORD_BLOCKLIST|PASSWORD_COST|JWT_.*|TOKEN_TTL|SESSION_IDLE|DRAIN_DELAY_MS|PUBLIC_URL|DEMO_DATA|CORS_ORIGINS|TRUST_PROXY|RATE_LIMITS|GRAPHQL_EXPLORER|METRICS_TOKEN|LOG_LEVEL|FORCE_COLOR|PG[A-Z]+)$/;

/** Returns an environment for tests, with a data folder of its own that is removed when this process ends. */
export function testEnvironment(additions) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "commonplace-test-"));
  // PostgreSQL may run as another user, who has to enter the folder.
  fs.chmodSync(folder, 0o755);
  onLeave(() => fs.rmSync(folder, { recursive: true, force: true }));
  const inherited = Object.entries(process.env).filter(([name]) => !NOT_FOR_TESTS.test(name));
  return { folder, env: { ...Object.fromEntries(inherited), DATA_DIR: path.join(folder, "data"), ...additions } };
}
