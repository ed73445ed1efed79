import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { leaveForGood } from "#tests/kit/accounts/leaving";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { members, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { form, RestClient } from "#tests/kit/rest";

const app = await startApp();
const rest = new RestClient(app);

interface Group {
  id: number;
  slug: string;
  cover: string | null;
  members_count: number;
}

async function uploaded(who: Person): Promise<number> {
  const file = await pictures.png(600, 400);
  return (await who.send<{ media: { id: number } }>("/api/uploads", form({ file }))).body.media.id;
}

const fileOf = (group: Group) => path.join(app.dataDir, "media", path.basename(new URL(group.cover ?? "").pathname));
const see = async (who: Person, { slug }: Group) => (await who.get<{ group: Group }>(`/api/groups/${slug}`)).body.group;
const cover = async (who: Person, { id }: Group) =>
  (
    await rest.send<{ group: Group }>(
      "PUT",
      `/api/groups/${id}`,
      { cover_id: await uploaded(who) },
      { token: who.token },
    )
  ).body.group;
const SET_ROLE = `mutation ($groupId: ID!, $userId: ID!) {
  setGroupRole(id: $groupId, userId: $userId, role: ADMIN) { id } }`;

/** A group of Ada's with her picture, in which Bo is an admin. */
async function covered(name: string): Promise<{ ada: Person; bo: Person; group: Group }> {
  const [ada, bo] = await members(app, ["Ada", "Bo"]);
  if (!ada || !bo) throw new Error("two members were asked for");
  const about = { name, description: "We look at pictures.", category: "Design", cover_id: await uploaded(ada) };
  const { group } = (await ada.send<{ group: Group }>("/api/groups", about)).body;
  await bo.send(`/api/groups/${group.id}/join`);
  await ada.query(SET_ROLE, { groupId: String(group.id), userId: String(bo.id) });
  return { ada, bo, group };
}

test("the former picture of a group is removed, whoever uploaded it", async () => {
  const { ada, bo, group } = await covered("Picture lovers");
  expect(existsSync(fileOf(group))).toBe(true);
  const second = await cover(bo, group);
  await eventually(() => expect(existsSync(fileOf(group))).toBe(false));
  expect(existsSync(fileOf(second))).toBe(true);
  await cover(ada, group);
  await eventually(() => expect(existsSync(fileOf(second))).toBe(false));
});

test("a group loses the picture of a member whose account is deleted, and shows no broken one", async () => {
  const { ada, bo, group } = await covered("Picture keepers");
  const { bo: other, group: untouched } = await covered("Picture hoarders");
  const second = await cover(bo, group);
  await rest.delete(`/api/groups/${group.id}/membership`, { token: bo.token });
  expect((await leaveForGood(app, bo)).status).toBe(200);
  await eventually(() => expect(existsSync(fileOf(second))).toBe(false));
  expect(await see(ada, group)).toMatchObject({ cover: null, members_count: 1 });
  expect((await see(other, untouched)).cover).toBe(untouched.cover);
  expect(existsSync(fileOf(untouched))).toBe(true);
});
