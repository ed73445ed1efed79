import { expect, test } from "vitest";
import { RulesService } from "#server/features/rules/rules.service";
import { NO_LIMITS } from "#server/platform/limits/limiter";
import { startApp } from "#tests/kit/app";
import { servicePartsOf } from "#tests/kit/database/services";
import { GraphQLClient } from "#tests/kit/gql";
import { join, members, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";

const app = await startApp();
const { db, transaction } = servicePartsOf(app);
const rules = new RulesService(db, NO_LIMITS);

interface Answered {
  version: number;
  text: string;
  rules: { key: string; title: string; text: string }[];
  to_accept: boolean;
}

const publish = (by: Person, text: string, material: boolean) =>
  transaction((tx) => rules.publish(tx, { text, material, byId: by.id }));
const asVisitor = async () => (await new RestClient(app).get<Answered>("/api/rules")).body;
const toAccept = async (who: Person) => {
  const { viewer } = await who.query<{ viewer: { rulesToAccept: { version: number } | null } }>(
    "{ viewer { rulesToAccept { version rules { key } } } }",
  );
  const { body } = await who.get<Answered>("/api/rules");
  expect(body.to_accept).toBe(viewer.rulesToAccept !== null);
  return viewer.rulesToAccept?.version ?? null;
};

test("members are asked again only after a material change, and whoever registers has accepted", async () => {
  const [ada, bo] = await members(app, ["Ada", "Bo"]);
  if (!ada || !bo) throw new Error("two members were asked for");
  const first = await asVisitor();
  expect(first).toMatchObject({ version: 1, to_accept: false });
  expect(first.text).toContain("## Be respectful");
  expect(first.rules[0]).toEqual({
    key: "be-respectful",
    title: "Be respectful",
    text: expect.stringContaining("ideas"),
  });
  expect(first.rules.length).toBeGreaterThanOrEqual(6);
  const visitor = await new GraphQLClient(app).query<{ rules: object }>(
    "{ rules { version text rules { key title text } } }",
  );
  const { to_accept: _, ...same } = { ...first, success: undefined };
  expect({ ...visitor.rules, success: undefined }).toEqual(same);
  expect(await toAccept(bo)).toBe(null);

  expect(await publish(ada, "# Ours\n\n## Be kind\n\nAlways.", false)).toBe(2);
  expect(await asVisitor()).toMatchObject({
    version: 2,
    rules: [{ key: "be-kind", title: "Be kind", text: "Always." }],
  });
  expect(await toAccept(bo), "a change that is not material").toBe(null);
  expect(await publish(ada, "## Be kind\n\n## No adverts", true)).toBe(3);
  expect(await publish(ada, "## Be kind\n\n## No adverts\n\nNone.", false)).toBe(4);
  expect(await toAccept(bo), "the newest version, which contains the material change").toBe(4);
  expect(await toAccept(ada), "who publishes rules accepts them").toBe(null);
  expect(await toAccept(await join(app, "Cy")), "registration accepts the rules").toBe(null);
  expect(
    (await app.sql`select version, created_by from rule_versions order by version`).map((row) => ({ ...row })),
  ).toEqual([
    { version: 1, created_by: null },
    ...[2, 3, 4].map((version) => ({ version, created_by: String(ada.id) })),
  ]);

  const accept = (version: unknown) => bo.send("/api/rules/accept", { version });
  expect((await accept(3)).status, "a version that is not the newest").toBe(409);
  expect((await bo.ask("mutation { acceptRules(version: 5) { version } }")).code).toBe("CONFLICT");
  expect((await accept("four")).status).toBe(422);
  expect(await toAccept(bo)).toBe(4);
  expect(await bo.query("mutation { acceptRules(version: 4) { version } }")).toEqual({ acceptRules: { version: 4 } });
  expect((await accept(4)).body).toMatchObject({ version: 4, message: "Rules accepted" });
  expect(await toAccept(bo)).toBe(null);
});

test("a text without rules, or with a rule that nobody could choose, is not published", async () => {
  const [ada] = await members(app, ["Ada"]);
  if (!ada) throw new Error("a member was asked for");
  const { version } = await asVisitor();
  for (const text of [
    " ",
    "# No rule",
    `## ${"a".repeat(121)}`,
    "## Rule\n".repeat(31),
    `## Rule\n${"a".repeat(20_000)}`,
  ])
    await expect(publish(ada, text, true), text.slice(0, 20)).rejects.toMatchObject({ code: "BAD_USER_INPUT" });
  expect((await asVisitor()).version).toBe(version);
});
