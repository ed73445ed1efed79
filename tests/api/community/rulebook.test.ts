import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { join } from "#tests/kit/people";

const app = await startApp();
/** The first account of the installation, so an admin. */
const ada = await join(app, "Ada");
const bo = await join(app, "Bo");

interface Rulebook {
  version: number;
  text: string;
  message: string;
  versions: { version: number; material: boolean; author: { id: number } | null }[];
}
const publish = (version: object) => ada.rest.put<Rulebook>("/api/admin/rules", version, { token: ada.token });
const mustAccept = async () => (await bo.get<{ to_accept: boolean }>("/api/rules")).body.to_accept;

test("an admin publishes versions of the rules; a material one asks members again", async () => {
  const { body: first } = await ada.get<Rulebook>("/api/admin/rules");
  expect(first).toMatchObject({ version: 1, versions: [] });
  const text = "## Be kind\n\nAlways.";
  const { status, body } = await publish({ text, material: false, based_on: 1 });
  expect([status, body.version, body.text]).toEqual([200, 2, text]);
  expect(body.versions).toMatchObject([
    { version: 2, material: false, author: { id: ada.id } },
    { version: 1, material: false, author: null },
  ]);
  expect(await mustAccept()).toBe(false);

  const { publishRules } = await ada.query<{ publishRules: object }>(
    `mutation { publishRules(input: { text: "## Be kind\\n\\n## No adverts", material: true, basedOn: 2 })
      { version versions { version material author { id } } } }`,
  );
  expect(publishRules).toMatchObject({ version: 3, versions: [{ version: 3, material: true }, {}, {}] });
  expect(await mustAccept()).toBe(true);

  const { entries } = (
    await ada.get<{ entries: { action: string; before: object; after: object; can_undo: boolean }[] }>(
      "/api/moderation/log",
    )
  ).body;
  expect(entries[0]).toMatchObject({
    action: "rules.publish",
    before: { version: 2 },
    after: { version: 3, material: true },
    can_undo: false,
  });
});

test("nobody overwrites a version that they have not read, and a text without rules is not published", async () => {
  const { body } = await ada.get<Rulebook>("/api/admin/rules");
  const old = await publish({ text: "## Mine", material: false, based_on: body.version - 1 });
  expect([old.status, old.body.message]).toEqual([
    409,
    "The rules have changed in the meantime. Please read them again.",
  ]);
  for (const text of ["", "# No rule", "## Rule\n".repeat(31)])
    expect((await publish({ text, material: false, based_on: body.version })).status).toBe(422);
  expect((await publish({ text: "## Rule", based_on: body.version })).status, "without saying whether").toBe(422);
  const both = await Promise.all(
    ["## One", "## Two"].map((text) => publish({ text, material: false, based_on: body.version })),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test("members and guests find no page for staff", async () => {
  expect((await bo.get("/api/admin/rules")).status).toBe(404);
  const refused = await bo.ask(
    'mutation { publishRules(input: { text: "## Mine", material: true, basedOn: 1 }) { version } }',
  );
  expect(refused.code).toBe("NOT_FOUND");
});
