import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { clientAddressBy, proxiesBy, type TrustProxy } from "./clientAddress.ts";

function from(remote: string, forwarded: string | undefined, trust: TrustProxy): string {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remote });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers["x-forwarded-for"] = forwarded;
  return clientAddressBy(trust)(request);
}

test("without trusted proxies the header is not read", () => {
  expect(from("::ffff:10.0.0.1", "1.2.3.4", false)).toBe("10.0.0.1");
});

test("with one trusted proxy, only what it wrote itself counts", () => {
  expect(from("10.0.0.1", "6.6.6.6, 1.2.3.4", 1)).toBe("1.2.3.4");
  expect(from("10.0.0.1", undefined, 1)).toBe("10.0.0.1");
});

test("trusted addresses are walked from the nearest one to the first untrusted one", () => {
  const trust = ["10.0.0.0/8", "fd00::1"];
  expect(from("10.0.0.1", "6.6.6.6, 1.2.3.4, 10.9.9.9", trust)).toBe("1.2.3.4");
  expect(from("fd00::1", "2001:db8::7", trust)).toBe("2001:db8::7");
  expect(from("5.5.5.5", "1.2.3.4", trust)).toBe("5.5.5.5");
});

test("every address can be trusted", () => {
  expect(from("200.0.0.1", "6.6.6.6, 1.2.3.4", ["0.0.0.0/0"])).toBe("6.6.6.6");
  expect(from("fd00::1", "2001:db8::7, 1.2.3.4", ["::/0"])).toBe("2001:db8::7");
  expect(from("fd00::1", "2001:db8::7", ["0.0.0.0/0"])).toBe("fd00::1");
});

test("a closed connection has no address", () => {
  const trusted = clientAddressBy(["10.0.0.0/8"]);
  expect(trusted(new IncomingMessage(new Socket()))).toBe("");
});

test("a text that is no address ends the walk", () => {
  expect(from("10.0.0.1", "<script>", 2)).toBe("10.0.0.1");
});

test("a connection comes from a proxy if its own address is trusted", () => {
  expect(["10.0.0.1", "5.5.5.5", ""].map(proxiesBy(["10.0.0.0/8"]))).toEqual([true, false, false]);
  expect([1, false].map((trust) => proxiesBy(trust as TrustProxy)("10.0.0.1"))).toEqual([true, false]);
});
