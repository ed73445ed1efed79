import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { Origins } from "./origins.ts";

const origins = new Origins("https://ideas.example", ["https://partner.example"]);

function from(origin: string | undefined, host = "10.0.0.5:4000"): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers = { host, ...(origin !== undefined && { origin }) };
  return request;
}

test.each([undefined, "https://ideas.example", "http://10.0.0.5:4000"])("%s is our own", (origin) => {
  expect(origins.isOwn(from(origin))).toBe(true);
  expect(origins.isAllowed(from(origin))).toBe(true);
});

test("a partner's origin may call, but is not our own", () => {
  expect(origins.isOwn(from("https://partner.example"))).toBe(false);
  expect(origins.isAllowed(from("https://partner.example"))).toBe(true);
});

test.each(["null", "https://evil.example", "https://ideas.example.evil.example", "http://ideas.example"])(
  "%s is a stranger",
  (origin) => expect(origins.isAllowed(from(origin))).toBe(false),
);
