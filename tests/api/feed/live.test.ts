import { afterEach, describe, expect, test } from "vitest";
import { startApp, type Instance } from "#tests/kit/app";
import { repeatUntil } from "#tests/kit/eventually";
import { Listener } from "#tests/kit/live";
import { block, bond, join, mute, type Person } from "#tests/kit/people";
import { unwantedBefore } from "#tests/kit/quiet";
import { cast, followingOf, standing, tabOf } from "./tabs.ts";

const app = await startApp();
const second = await app.another();

type Tab = "following" | "everything";
type Added = Record<`${Tab}Added`, { content: string }>;

const open: Listener<Added>[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((listener) => listener.stop()));
  // A place counts only against posts of the same test.
  await app.sql`delete from posts`;
  await app.sql`update users set has_standing = false`;
});

/** Opens a tab on a server, and returns once new posts really arrive: the member's own ones do. */
async function reading(tab: Tab, who: Person, instance: Instance = app): Promise<Listener<Added>> {
  const listener = new Listener<Added>(instance, who.token, `subscription { ${tab}Added { content } }`);
  open.push(listener);
  await repeatUntil(() => who.posts("Own, before"), listener.next(), 200);
  return listener;
}

/** Returns what has arrived in a tab until a last post of the member themself, without their own. */
async function arrivedIn(tab: Tab, listener: Listener<Added>, who: Person): Promise<string[]> {
  const contentOf = (event: Added) => event[`${tab}Added`].content;
  const events = await unwantedBefore(listener, (event) => !contentOf(event).startsWith("Own, "), {
    act: () => who.posts("Own, last"),
    isIt: (event) => contentOf(event) === "Own, last",
  });
  return events.map(contentOf);
}

const follow = (follower: Person, followee: Person) => follower.query(`mutation { follow(id: ${followee.id}) { id } }`);
const followTag = (member: Person, name: string) =>
  member.query(`mutation { setTagFollowed(name: "${name}", followed: true) { name } }`);

async function groupOf(owner: Person, member: Person, visibility: "public" | "private"): Promise<number> {
  const { body } = await owner.send<{ group: { id: number } }>("/api/groups", {
    name: `${visibility} ${owner.username}`,
    description: "For members",
    category: "Technology",
    visibility,
  });
  await app.sql`insert into group_members (group_id, user_id, state) values (${body.group.id}, ${member.id}, 'member')`;
  return body.group.id;
}

describe("new posts in Following", () => {
  test("by a bond, a followed person, of a followed tag, in the own groups: they arrive, on any server", async () => {
    const { ada, bo, cy, dee } = await cast(app, "ada", "bo", "cy", "dee");
    await bond(app, ada, bo);
    await follow(ada, cy);
    await followTag(ada, "canals");
    const [group, closed] = [await groupOf(dee, ada, "public"), await groupOf(dee, ada, "private")];
    for (const instance of [app, second]) {
      const tab = await reading("following", ada, instance);
      await bo.posts("By a bond");
      await bo.posts("For bonds", { visibility: "bonds" });
      await cy.posts("By somebody followed");
      await dee.posts("About #Canals");
      await dee.posts("In a group", { group_id: group });
      await dee.posts("In a private group", { group_id: closed });
      await dee.posts("By nobody in particular");
      expect((await arrivedIn("following", tab, ada)).toSorted()).toEqual(
        [
          "By a bond",
          "For bonds",
          "By somebody followed",
          "About #Canals",
          "In a group",
          "In a private group",
        ].toSorted(),
      );
    }
  });

  test("by a muted, blocked or unknown person, or not for the member: they never arrive", async () => {
    const { ada, bo, cy, dee, eve } = await cast(app, "ada", "bo", "cy", "dee", "eve");
    for (const who of [bo, cy, dee]) await follow(ada, who);
    await followTag(ada, "canals");
    const closed = await groupOf(dee, eve, "private");
    await mute(app, ada, bo);
    await block(app, cy, ada);
    const tab = await reading("following", ada);
    await bo.posts("By a muted person #canals");
    await cy.posts("By one who has blocked the member #canals");
    await eve.posts("By an unknown person");
    await dee.posts("Only for bonds #canals", { visibility: "bonds" });
    await dee.posts("In a private group of others #canals", { group_id: closed });
    expect(await arrivedIn("following", tab, ada)).toEqual([]);
    expect(await followingOf(ada)).not.toContainEqual(expect.stringContaining("canals"));
  });

  test("what was muted for a week does not arrive, and less of somebody is one post a week", async () => {
    const { ada, bo, cy, dee } = await cast(app, "ada", "bo", "cy", "dee");
    await bond(app, ada, bo);
    await follow(ada, cy);
    await follow(ada, dee);
    await followTag(ada, "canals");
    await ada.query(`mutation { muteInFeed(userId: ${bo.id}) { id } }`);
    await ada.query(`mutation { muteInFeed(tag: "canals") { id } }`);
    const tooMuch = await cy.posts("Before");
    await ada.query(`mutation { askForLess(postId: ${tooMuch.id}) { id } }`);
    const tab = await reading("following", ada);
    await bo.posts("By one who is muted in the feed");
    await cy.posts("The first of the week");
    await cy.posts("The second of the week");
    await dee.posts("As before");
    expect(await arrivedIn("following", tab, ada)).toEqual(["The first of the week", "As before"]);
    expect((await followingOf(ada)).filter((line) => line.includes("week"))).toEqual([
      "The first of the week | follow",
    ]);
  });
});

describe("new posts in Everything", () => {
  /** Reads what a reload shows above a post. */
  const above = async (who: Person, content: string) => {
    const { edges } = await tabOf(who, { scope: "EVERYTHING", first: 20 });
    const contents = edges.map(({ node }) => node.content);
    return contents.slice(0, contents.indexOf(content));
  };

  test("arrive if a reload shows them on top: by members with standing, and the own ones", async () => {
    const { ada, bo, cy } = await cast(app, "ada", "bo", "cy");
    await standing(app, [bo]);
    const [hers, newcomers] = [await reading("everything", ada), await reading("everything", cy)];
    await bo.posts("There before");
    await cy.posts("By a newcomer");
    await bo.posts("By a member with standing");
    expect(await above(ada, "There before")).toContain("By a member with standing");
    expect(await above(ada, "There before")).not.toContain("By a newcomer");
    expect(await arrivedIn("everything", hers, ada)).toEqual(["There before", "By a member with standing"]);
    expect(await arrivedIn("everything", newcomers, cy)).toEqual([
      "There before",
      "By a newcomer",
      "By a member with standing",
    ]);
  });

  test("by a newcomer arrive where nothing was written for an hour, whatever others see", async () => {
    const { ada, bo, cy } = await cast(app, "ada", "bo", "cy");
    await standing(app, [bo]);
    const [hers, theirs] = [await reading("everything", ada), await reading("everything", cy)];
    await app.sql`update posts set created_at = created_at - interval '3 hours', place_at = place_at - interval '3 hours'`;
    const eve = await join(app, "Eve");
    // Each is judged by what stands above it and who is muted when it is published, so the next act waits for it.
    for (const [author, content] of [
      [eve, "In the quiet"],
      [bo, "By bo"],
    ] as const) {
      const arrival = hers.next(({ everythingAdded }) => everythingAdded.content === content);
      await author.posts(content);
      await arrival;
    }
    await mute(app, ada, bo);
    await eve.posts("Below bo's for who has not muted him");
    expect(await arrivedIn("everything", hers, ada)).toEqual([
      "In the quiet",
      "By bo",
      "Below bo's for who has not muted him",
    ]);
    expect(await arrivedIn("everything", theirs, cy)).toEqual(["In the quiet", "By bo"]);
    expect(await above(cy, "By bo")).toEqual(["Own, last"]);
  });
});
