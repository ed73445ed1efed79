import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { NATIVE_SETTINGS } from "#tests/kit/process/nativeSettings";
import { variables } from "#server/app/config/config.variables";

interface Service {
  image?: string;
  environment?: Record<string, string>;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  read_only?: boolean;
  ports?: string[];
}

test("the image sets the same for the C library as `npm start`", () => {
  const image = readFileSync("Dockerfile", "utf8");
  for (const [name, value] of Object.entries(NATIVE_SETTINGS)) expect(image).toContain(`${name}=${value} `);
});

const { services } = parse(readFileSync("docker-compose.yml", "utf8")) as { services: Record<string, Service> };
const environment = services["app"]?.environment ?? {};
/** What the image and the volumes decide, and no file named .env. */
const FIXED = ["PORT", "HOST", "DATA_DIR"];

describe("docker-compose.yml", () => {
  test("passes every setting of .env.example, and no other", () => {
    const examples = [...readFileSync(".env.example", "utf8").matchAll(/^#([A-Z_0-9]+)=/gm)].map(
      ([, name = ""]) => name,
    );
    expect(Object.keys(environment).toSorted()).toEqual(examples.toSorted());
    expect(Object.keys(environment).toSorted()).toEqual(Object.keys(variables(true).shape).toSorted());
  });

  test.each(Object.entries(environment).filter(([name]) => !FIXED.includes(name)))(
    "takes %s from .env",
    (name, value) => {
      expect(value).toMatch(new RegExp(`^\\$\\{${name}:[-?]`));
    },
  );

  test("has no password of its own", () => {
    const passwords = Object.values(services).flatMap((service) =>
      Object.entries(service.environment ?? {}).filter(([name]) => /PASSWORD$|SECRET$/.test(name)),
    );
    expect(passwords.length).toBeGreaterThan(2);
    for (const [name, value] of passwords) expect(value, name).toMatch(/^\$\{[A-Z_0-9]+:\?/);
    expect(environment["DATABASE_URL"]).toMatch(/postgres:\/\/commonplace:\$\{POSTGRES_PASSWORD:\?/);
  });

  test.each(Object.entries(services))("gives %s no rights and no memory without end", (_name, service) => {
    expect(service.cap_drop).toEqual(["ALL"]);
    expect(service.security_opt).toEqual(["no-new-privileges:true"]);
    expect(service.mem_limit).toMatch(/^\d+m$|^\$\{[A-Z_]+:-\d+[mg]\}$/);
  });

  test("publishes the product, and mail for trials to this machine alone", () => {
    const ports = Object.entries(services).flatMap(([name, one]) => (one.ports ?? []).map((port) => `${name} ${port}`));
    expect(ports).toEqual(["app ${PORT:-4000}:4000", "mailpit 127.0.0.1:8025:8025"]);
    expect(services["app"]?.read_only).toBe(true);
  });

  test("gives the product a role that is no superuser, at its own database", () => {
    const script = readFileSync("docker/create-role.sh", "utf8");
    expect(script).toContain("create role commonplace login nosuperuser nocreatedb nocreaterole");
    expect(script).toContain("create database commonplace owner commonplace");
    expect(services["postgres"]?.environment).not.toHaveProperty("POSTGRES_USER");
  });
});
