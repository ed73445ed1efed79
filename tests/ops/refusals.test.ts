import net from "node:net";
import { expect, test } from "vitest";
import { newFolder, ServerProcess } from "#tests/kit/process/serverProcess";

async function refusal(env: Record<string, string>): Promise<string> {
  const server = new ServerProcess({ DATA_DIR: newFolder(), ...env });
  expect(await server.exit).toEqual({ code: 1, signal: null });
  return server.output;
}

test("every fault of the configuration is listed at once, and no secret is repeated", async () => {
  const output = await refusal({
    NODE_ENV: "production",
    PORT: "70000",
    JWT_SECRET: "hunter2",
    DATABASE_URL: "mysql://me:sesame@db/ideas",
    DRAIN_DELAY_MS: "soon",
    TOKEN_TTL: "a while",
    PUBLIC_URL: "ideas.example",
    DEMO_DATA: "perhaps",
    CORS_ORIGINS: "https://ok.example, nonsense",
    TRUST_PROXY: "my-proxy",
    RATE_LIMITS: "off",
    PASSWORD_COST: "low",
    GRAPHQL_EXPLORER: "1",
    LOG_LEVEL: "loud",
  });
  expect(output).toContain("13 settings are not right");
  expect(output).toContain("JWT_SECRET: must be at least 32 bytes long");
  expect(output).toContain("RATE_LIMITS: cannot be off when NODE_ENV is production");
  expect(output).toContain("PASSWORD_COST: cannot be low when NODE_ENV is production");
  for (const name of ["PORT", "DATABASE_URL", "DRAIN_DELAY_MS", "TOKEN_TTL", "PUBLIC_URL", "DEMO_DATA"])
    expect(output).toContain(`  ${name}: must be`);
  expect(output).not.toMatch(/hunter2|sesame/);
});

test("a secret is required in production", async () => {
  expect(await refusal({ NODE_ENV: "production" })).toContain("JWT_SECRET: is required when NODE_ENV is production");
});

test("an unreachable database is named with advice, without its password", async () => {
  const output = await refusal({ DATABASE_URL: "postgres://me:sesame@127.0.0.1:1/ideas" });
  expect(output).toContain("Check that PostgreSQL is running");
  expect(output).not.toContain("sesame");
});

test("a port in use is named with advice", async () => {
  const other = net.createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  expect(await refusal({ PORT: String(port) })).toContain(`Port ${port} is already in use.`);
  other.close();
});
