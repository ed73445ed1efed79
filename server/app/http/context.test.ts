import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { bearerToken, createContexts, expiryOf, requestIdOf } from "./context.ts";

function request(headers: Record<string, string>): IncomingMessage {
  const made = new IncomingMessage(new Socket());
  made.headers = headers;
  return made;
}

test("a harmless id of the client's is used, any other is replaced", () => {
  expect(requestIdOf(request({ "x-request-id": "abc-12345" }))).toBe("abc-12345");
  for (const id of ["short", "line\nbreak-12345", "x".repeat(65), "späße-123456"]) {
    expect(requestIdOf(request({ "x-request-id": id }))).toMatch(/^[0-9a-f-]{36}$/);
  }
  const one = request({});
  expect(requestIdOf(one)).toBe(requestIdOf(one));
});

test("only a bearer token is a token", () => {
  expect(bearerToken("Bearer a.b.c")).toBe("a.b.c");
  expect(bearerToken("bearer a.b.c")).toBe("a.b.c");
  for (const value of ["a.b.c", "Basic a.b.c", "Bearer ", "Bearer a b", undefined, 7]) {
    expect(bearerToken(value)).toBeNull();
  }
});

test("the viewer is recognised once for each request", async () => {
  const viewerOf = vi.fn(async () => ({ id: 1, sessionId: 2 }));
  const contexts = createContexts(viewerOf, false);
  const signedIn = request({ authorization: "Bearer a.b.c", "user-agent": "x".repeat(1_000) });
  expect(await contexts.forRequest(signedIn)).toBe(await contexts.forRequest(signedIn));
  expect(viewerOf).toHaveBeenCalledExactlyOnceWith("a.b.c");
  expect((await contexts.forRequest(signedIn)).userAgent).toHaveLength(400);
  expect((await contexts.forRequest(request({}))).viewer).toBeNull();
});

test("the expiry of a token is read from it", () => {
  const claims = Buffer.from(JSON.stringify({ exp: 1_700_000_000 })).toString("base64url");
  expect(expiryOf(`x.${claims}.y`)).toBe(1_700_000_000_000);
  expect(expiryOf(`x.${Buffer.from("{}").toString("base64url")}.y`)).toBe(0);
});
