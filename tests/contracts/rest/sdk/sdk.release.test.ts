import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { join, PASSWORD } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { Workshop } from "./workshop.ts";

const app = await startApp();
const ada = await join(app, "Ada");
const png = Buffer.from(await (await pictures.png()).arrayBuffer()).toString("base64");

const readDescription = async () =>
  (await (await fetch(new URL("/api/openapi.json", app.url))).json()) as Record<string, unknown>;

describe.each([
  ["openapi-typescript with openapi-fetch", "openapiFetch.ts", "By openapi-fetch"],
  ["hey-api", "heyApi.ts", "By hey-api"],
])("a client by %s", (_name, program, content) => {
  let workshop: Workshop;

  beforeAll(async () => {
    workshop = await Workshop.open();
    const description = await readDescription();
    await (program === "heyApi.ts" ? workshop.generateClient(description) : workshop.generateTypes(description));
  });
  afterAll(() => workshop.close());

  test("compiles strictly, signs in, uploads a picture and posts it", async () => {
    expect(await workshop.compile(program)).toEqual({ status: 0, output: "" });
    const { status, output } = await workshop.run(program, `${app.url}/api`, ada.username, PASSWORD, png);
    expect(status, output).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ content, media: [{ type: "image", alt: "A bicycle" }] });
  });

  test("does not compile where it signs in without a body", async () => {
    const { status, output } = await workshop.compile(`noBody.${program}`);
    expect(status).not.toBe(0);
    expect(output).toMatch(program === "heyApi.ts" ? /Property 'body' is missing/ : /Expected 2 arguments|missing/);
    expect(output.match(/error TS/g)).toHaveLength(1);
  });
});
