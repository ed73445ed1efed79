import { describe, expect, test } from "vitest";
import { faultsOf } from "./imports.ts";
import { locationOf } from "./locations.ts";
import { readAll } from "./source.ts";
import { placeFaults } from "./subjects.ts";

const root = process.cwd();

test("every import of the product keeps the law", () => {
  expect(faultsOf(readAll(root)).map(({ at, law }) => `${at}: ${law}`)).toEqual([]);
});

test("every folder has its place in the order of its room", () => {
  expect(placeFaults([...readAll(root).keys()].map(locationOf))).toEqual([]);
});

/** The path of the planted file, its text, and words of the law that it breaks. */
const planted: [string, string, string][] = [
  ["server/features/posts/posts.service.ts", `import { db } from "../../db/client.ts";`, "`../` is written nowhere"],
  ["client/features/posts/PostCard.tsx", `import { a } from "./../auth/a.ts";`, "`../` is written nowhere"],
  ["server/core/errors.ts", `import { x } from "./ids";`, "named with its ending"],
  ["server/app/http.ts", `import { x } from "#server/core/ids.ts";`, "take no ending"],
  ["client/pages/HomePage.tsx", `import { Feed } from "#client/features/feed/Feed";`, "takes the ending"],
  ["server/core/errors.ts", `import { x } from "#server/core/ids";`, "a neighbour in the same folder"],
  ["server/core/ids.ts", `import { users } from "#server/db/schema/users";`, "core imports nothing of ours"],
  ["server/db/visibility.ts", `import { POST_MAX } from "#server/features/posts/posts.rules";`, "db knows core only"],
  [
    "server/features/feed/feed.totals.service.ts",
    `import { ShortMemory } from "#server/cache/shortMemory";`,
    "caches are built by their registry",
  ],
  ["server/app/core.ts", `import { Spans } from "#server/cache/spans";`, "caches are built by their registry"],
  ["tests/api/feed/a.test.ts", `import { Memo } from "#server/cache/memo";`, "caches are built by their registry"],
  ["server/demo/plant.ts", `import { p } from "#server/features/posts/posts.service";`, "the demo community knows"],
  ["server/platform/jobs.ts", `import { openDatabase } from "#server/db/client";`, "the types of db"],
  ["server/platform/mailer.ts", `import { M } from "#server/features/auth/auth.model";`, "platform knows"],
  ["server/graphql/schema.ts", `import { R } from "#server/features/posts/posts.resolver";`, "graphql is machinery"],
  ["server/rest/router.ts", `import { r } from "#server/features/posts/posts.routes";`, "rest is machinery"],
  ["server/launch/start.mjs", `import { config } from "dotenv";`, "the launcher stands on Node alone"],
  ["server/features/posts/posts.rules.ts", `import * as z from "zod";`, "zod/mini and rules only"],
  ["server/features/posts/posts.rules.ts", `import { invalid } from "#server/core/errors";`, ".rules may not use core"],
  ["server/features/posts/posts.rules.ts", `import type { P } from "./posts.model.ts";`, ".rules may not use its own"],
  ["server/features/posts/posts.model.ts", `import { sql } from "drizzle-orm";`, ".model is pure"],
  ["server/features/posts/posts.model.ts", `import { posts } from "#server/db/schema/posts";`, ".model may not use db"],
  ["server/features/posts/posts.queries.ts", `import { S } from "./posts.service.ts";`, ".queries may not use its own"],
  [
    "server/features/feed/feed.queries.ts",
    `import { insertPost } from "#server/features/posts/posts.queries";`,
    "queries belong to their own feature",
  ],
  ["server/features/posts/posts.service.ts", `import { sql } from "drizzle-orm";`, "SQL stands in .queries"],
  [
    "server/features/posts/posts.service.ts",
    `import { posts } from "#server/db/schema/posts";`,
    ".service may not use db",
  ],
  ["server/features/posts/posts.service.ts", `import { GraphQLError } from "graphql";`, "GraphQL libraries stand in"],
  [
    "server/features/posts/posts.service.ts",
    `import { presentPost } from "./posts.presenter.ts";`,
    "its own .presenter",
  ],
  ["server/features/posts/posts.types.ts", `import { S } from "./posts.service.ts";`, "its own .service"],
  ["server/features/posts/posts.resolver.ts", `import { insert } from "./posts.queries.ts";`, "its own .queries"],
  [
    "server/features/auth/auth.passwords.resolver.ts",
    `import { u } from "./auth.passwords.queries.ts";`,
    "its own .queries",
  ],
  ["server/features/posts/posts.resolver.ts", `import { r } from "#server/rest/route";`, ".resolver may not use rest"],
  ["server/features/posts/posts.presenter.ts", `import { S } from "./posts.service.ts";`, "its own .service"],
  ["server/features/posts/posts.answers.ts", `import { S } from "./posts.service.ts";`, "its own .service"],
  ["server/features/posts/posts.answers.ts", `import { z } from "zod/mini";`, "answers import zod"],
  ["server/features/posts/posts.answers.ts", `import { call } from "#server/rest/route";`, ".answers may not use rest"],
  ["server/features/posts/posts.requests.ts", `import { S } from "./posts.service.ts";`, "its own .service"],
  ["server/features/posts/posts.requests.ts", `import { z } from "zod/mini";`, "requests import zod"],
  [
    "server/features/posts/posts.requests.ts",
    `import { call } from "#server/rest/route";`,
    ".requests may not use rest",
  ],
  ["server/features/posts/posts.service.ts", `import { r } from "./posts.requests.ts";`, "its own .requests"],
  ["server/features/posts/posts.routes.ts", `import { Router } from "express";`, "Express and its middleware"],
  ["server/features/posts/posts.routes.ts", `import { Post } from "./posts.types.ts";`, "its own .types"],
  [
    "server/features/posts/posts.service.ts",
    `import type { C } from "#server/features/comments/comments.service";`,
    "posts comes before comments",
  ],
  [
    "server/features/posts/posts.resolver.ts",
    `import { A } from "#server/features/auth/auth.service";`,
    "the .service of a lower feature",
  ],
  [
    "server/features/posts/tags/tags.service.ts",
    `import { D } from "#server/features/posts/drafts/drafts.service";`,
    "tags comes before drafts",
  ],
  [
    "server/features/posts/posts.service.ts",
    `import { draftsPage } from "#server/features/posts/drafts/drafts.queries";`,
    "the top comes before drafts",
  ],
  ["client/ui/text/Text.tsx", `import { Dialog } from "#client/ui/overlays/Dialog.tsx";`, "text comes before overlays"],
  ["server/platform/gadgets/gadget.ts", `import { gate } from "#server/platform/gate";`, "gadgets has no place"],
  ["server/platform/gate.ts", `import { g } from "#server/platform/gadgets/gadget";`, "gadgets has no place"],
  ["client/gadgets/wheel.ts", `import { g } from "#client/gadgets/gears/gear.ts";`, "the top has no place"],
  ["client/gadgets/gears/gear.ts", `import { w } from "#client/gadgets/wheel.ts";`, "gears has no place"],
  [
    "server/features/feed/home/home.window.service.ts",
    `import type { F } from "#server/features/feed/feed.service";`,
    "home comes before the top",
  ],
  [
    "server/features/posts/posts.module.ts",
    `import type { C } from "#server/features/comments/comments.service";`,
    "posts comes before comments",
  ],
  [
    "server/features/comments/comments.module.ts",
    `import { P } from "#server/features/posts/posts.resolver";`,
    "the .resolver of a lower feature",
  ],
  [
    "server/features/comments/comments.module.ts",
    `import { p } from "#server/features/posts/posts.module";`,
    "the .module of a lower feature",
  ],
  ["server/features/posts/posts.module.ts", `import { postById } from "./posts.queries.ts";`, "its own .queries"],
  ["server/features/posts/posts.module.ts", `import { newPost } from "./posts.rules.ts";`, "its own .rules"],
  ["server/features/posts/posts.module.ts", `import { db } from "#server/db/client";`, ".module may not use db"],
  ["server/features/posts/posts.module.ts", `import { call } from "#server/rest/route";`, ".module may not use rest"],
  ["server/features/posts/posts.module.ts", `import { sql } from "drizzle-orm";`, "SQL stands in .queries"],
  ["server/features/posts/posts.counts.ts", `import { postView } from "./posts.queries.ts";`, "its own .queries"],
  ["server/features/posts/posts.module.ts", `import { Arg } from "type-graphql";`, "GraphQL libraries stand in"],
  [
    "server/features/posts/posts.module.ts",
    `import { c } from "#server/app/config/config";`,
    ".module may not use app",
  ],
  ["server/features/posts/posts.service.ts", `import { p } from "./posts.module.ts";`, "its own .module"],
  ["server/features/posts/posts.service.ts", `import { f } from "#server/composition/feature";`, "use composition"],
  ["server/composition/feature.ts", `import type { P } from "#server/features/posts/posts.model";`, "no feature"],
  [
    "server/composition/feature.ts",
    `import { Metrics } from "#server/platform/observe/metrics";`,
    "knows the types of",
  ],
  ["server/platform/jobs/jobs.ts", `import type { C } from "#server/composition/core";`, "platform knows"],
  ["server/app/compose.ts", `import { P } from "#server/features/posts/posts.service";`, "app builds no part"],
  ["server/app/compose.ts", `import { P } from "#server/features/posts/posts.resolver";`, "app builds no part"],
  ["server/app/compose.ts", `import { p } from "#server/features/posts/posts.routes";`, "app builds no part"],
  ["server/features/posts/posts.ts", `import { a } from "#server/core/ids";`, "carries its role in its name"],
  ["server/features/auth/auth.service.ts", `const secret = process.env.JWT_SECRET;`, "process.env is read in"],
  ["server/features/posts/posts.service.ts", `const x = await import("express");`, "Express and its middleware"],
  ["server/features/posts/posts.model.ts", `type X = import("drizzle-orm").SQL;`, ".model is pure"],
  [
    "server/features/posts/posts.service.ts",
    `export { t } from "#client/lib/text/text.ts";`,
    "never imports the client",
  ],
  ["server/app/http.ts", `import { person } from "#tests/kit/people";`, "only tests import tests"],
  [
    "client/features/auth/useViewer.ts",
    `import type { V } from "#server/features/auth/auth.model";`,
    "the client may import rules only",
  ],
  ["client/lib/text.ts", `import { x } from "#server/core/ids";`, "the client may import rules only"],
  ["client/lib/dates.ts", `import { theme } from "#client/theme/theme.ts";`, "lib may not use theme"],
  ["client/theme/theme.ts", `import { text } from "#client/lib/text/text.ts";`, "theme may not use lib"],
  [
    "client/ui/Button.tsx",
    `import { useViewer } from "#client/features/auth/useViewer.ts";`,
    "ui may not use features",
  ],
  ["client/ui/Card.tsx", `import { gql } from "@apollo/client";`, "know no data"],
  ["client/ui/Tag.tsx", `import { Link } from "react-router-dom";`, "know no routes"],
  ["client/features/posts/ShareMenu.tsx", `import { DropdownMenu } from "radix-ui";`, "Radix is wrapped once"],
  ["client/apollo/cache.ts", `import { F } from "#client/features/feed/home/Feed.tsx";`, "apollo may not use features"],
  ["client/pages/HomePage.tsx", `import { App } from "#client/app/App.tsx";`, "pages may not use app"],
  [
    "client/features/posts/card/PostCard.tsx",
    `import { C } from "#client/features/comments/thread/CommentList.tsx";`,
    "posts comes before comments",
  ],
  [
    "client/features/posts/PostCard.tsx",
    `import { H } from "#client/pages/HomePage.tsx";`,
    "features may not use pages",
  ],
  ["client/lib/files.ts", `import { readFile } from "node:fs";`, "the browser has no Node"],
  ["tests/e2e/main.spec.ts", `import { users } from "#server/db/schema/users";`, "from outside"],
  ["tests/api/feed/feed.test.ts", `import { x } from "#tests/e2e/screens/screen";`, "tests share tests/kit only"],
  ["tests/kit/app.ts", `import { x } from "#tests/api/feed/feed";`, "tests share tests/kit only"],
  ["tests/adversary/run.ts", `import { x } from "#tests/legacy/http";`, "tests share tests/kit only"],
];

describe("a planted breach is found", () => {
  test.each(planted)("%s with %s", (path, text, law) => {
    const faults = faultsOf(new Map([[path, text]]));
    expect(faults).toHaveLength(1);
    expect(faults[0]?.law).toContain(law);
  });

  test("a cycle of three files is found too", () => {
    const ring = new Map([
      ["client/lib/a.ts", `import { b } from "./b.ts";`],
      ["client/lib/b.ts", `import { c } from "./c.ts";`],
      ["client/lib/c.ts", `import type { a } from "./a.ts";`],
    ]);
    expect(faultsOf(ring)[0]?.law).toBe(
      "no cycles: client/lib/a.ts -> client/lib/b.ts -> client/lib/c.ts -> client/lib/a.ts",
    );
  });
});

describe("the order of the subjects of a room", () => {
  const order = { "client/gadgets": "gears . wheels" };
  const faults = (...paths: string[]) => placeFaults(paths.map(locationOf), order).map(({ law }) => law);
  const whole = ["client/gadgets/gears/gear.ts", "client/gadgets/clock.ts", "client/gadgets/wheels/wheel.ts"];

  test("contains each folder", () => {
    expect(faults(...whole)).toEqual([]);
    expect(faults(...whole, "client/gadgets/springs/spring.ts")).toEqual([
      "springs has no place in the order of subjects of client/gadgets",
    ]);
    expect(faults(...whole, "server/gadgets/gears/gear.ts")).toEqual([
      "gears has no place in the order of subjects of server/gadgets",
    ]);
  });

  test("contains no folder that is gone", () => {
    expect(faults(...whole.slice(0, 2))).toEqual(["wheels is in the order of subjects and no folder"]);
  });
});

/** Imports that look like a breach and are none. */
const lawful: [string, string][] = [
  [
    "server/features/posts/posts.service.ts",
    `// import { sql } from "drizzle-orm"\nconst text = 'import x from "express"';`,
  ],
  ["server/features/posts/posts.service.ts", 'const sql = `import { a } from "../a.ts"; ${process.version}`;'],
  ["server/features/posts/posts.service.ts", `import type { Db } from "#server/db/client";`],
  ["server/features/feed/home/home.window.service.ts", `import type { Stretch } from "#server/cache/spans";`],
  ["server/app/core.ts", `import { Caches } from "#server/cache/caches";`],
  ["server/features/posts/posts.jobs.ts", `import type { D } from "#server/features/posts/drafts/drafts.service";`],
  ["server/features/posts/tags/tags.types.ts", `import { Draft } from "#server/features/posts/drafts/drafts.types";`],
  ["server/features/posts/tags/tags.service.ts", `import { postView } from "#server/features/posts/posts.queries";`],
  ["server/features/posts/posts.model.ts", `import { defineEvent } from "#server/platform/live/events";`],
  ["server/features/posts/posts.model.ts", `import type { StoredMedia } from "#server/db/schema/images";`],
  ["server/features/comments/comments.rules.ts", `import { clientId } from "#server/features/posts/posts.rules";`],
  ["server/features/auth/auth.passwords.service.ts", `import { useReset } from "./auth.passwords.queries.ts";`],
  ["server/features/auth/auth.rules.ts", `import { requiredText } from "#server/core/textField.rules";`],
  ["server/features/comments/comments.service.ts", `import type { P } from "#server/features/posts/posts.service";`],
  ["server/features/comments/comments.types.ts", `import { Post } from "#server/features/posts/posts.types";`],
  [
    "server/features/posts/posts.service.test.ts",
    `import { test } from "vitest"; import { P } from "./posts.queries.ts";`,
  ],
  ["server/features/posts/posts.requests.ts", `import { request } from "#server/rest/request";`],
  ["server/features/comments/comments.requests.ts", `import { i } from "#server/features/posts/posts.requests";`],
  ["server/features/auth/auth.mail.jobs.ts", `import { verificationMail } from "./auth.mails.tsx";`],
  ["server/demo/plant.ts", `import { CATEGORIES } from "#server/core/categories.rules";`],
  ["server/app/features.ts", `import { postsModule } from "#server/features/posts/posts.module";`],
  ["server/app/client/shareTags.ts", `import type { P } from "#server/features/posts/posts.service";`],
  ["server/app/client/shareTags.ts", `import { p } from "#server/features/posts/posts.openGraph.presenter";`],
  [
    "server/features/comments/comments.module.ts",
    `import type { P } from "#server/features/posts/posts.service"; import { C } from "./comments.resolver.ts";`,
  ],
  [
    "server/features/posts/posts.module.ts",
    `import { draftsModule } from "#server/features/posts/drafts/drafts.module";`,
  ],
  ["server/app/config/config.ts", `export const port = process.env.PORT;`],
  ["client/features/auth/LoginForm.tsx", `import { credentials } from "#server/features/auth/auth.rules";`],
  ["client/lib/text.ts", `import { lengthOf } from "#server/core/text.rules";`],
  ["client/ui/Card.tsx", `export const Card = () => <p>import x from "radix-ui"; process.env</p>;`],
];

test.each(lawful)("no false alarm: %s with %s", (path, text) => {
  expect(faultsOf(new Map([[path, text]]))).toEqual([]);
});
