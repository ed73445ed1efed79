import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { join } from "#tests/kit/people";

const app = await startApp({ rateLimits: true });

test("after a rejection the same person can be sent a request again after a day; the one who rejected at once", async () => {
  const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
  const ask = () => ada.send("/api/friends/request", { user_id: bo.id });
  await ask();
  const { requests } = (await bo.get<{ requests: { id: number }[] }>("/api/friends/requests")).body;
  expect((await bo.send(`/api/friends/requests/${requests[0]?.id}/reject`)).status).toBe(200);
  const again = await ask();
  expect(again.status).toBe(429);
  expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(23 * 3_600);
  expect((await bo.get<{ count: number }>("/api/friends/requests/count")).body.count).toBe(0);
  expect((await bo.send("/api/friends/request", { user_id: ada.id })).status).toBe(201);
});
