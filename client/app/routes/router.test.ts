import { readFileSync } from "node:fs";
import path from "node:path";
import type { RouteObject } from "react-router-dom";
import { expect, test } from "vitest";
import { routes } from "./router.tsx";

/** Returns every address that the routes of the table match. */
function addresses(table: readonly RouteObject[], base = ""): string[] {
  return table.flatMap((route) => {
    const own = route.path === undefined ? base : `${base}/${route.path}`;
    return route.children ? addresses(route.children, own) : [own || "/"];
  });
}

test("the server knows exactly the screens that exist, to answer 404 for everything else", () => {
  const source = readFileSync(path.resolve("server/app/client/clientRoutes.ts"), "utf8");
  const [, list = ""] = /CLIENT_ROUTES = \[([^\]]*)\]/.exec(source) ?? [];
  const known = [...list.matchAll(/"([^"]+)"/g)].map(([, route]) => route);
  const screens = addresses(routes).filter((address) => address !== "/*");
  expect(new Set(known)).toEqual(new Set(screens));
});
