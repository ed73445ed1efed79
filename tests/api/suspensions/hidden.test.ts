import { beforeAll, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { documentOf } from "#tests/kit/answers/watchAnswers";
import { READ_EVERYTHING, readsOf } from "#tests/kit/answers/reads";
import { sendMessage, talk } from "#tests/kit/chat";
import { eventually } from "#tests/kit/eventually";
import { Listener } from "#tests/kit/live";
import { befriend, members, type Person, withStanding } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";
import { lift, suspend } from "#tests/kit/staff/suspending";

/*
 * Ada is in every part of the product, and everything of hers contains the word zinnia. While she is suspended, no
 * address shows the word or her name to anybody else; afterwards every address shows what it showed before.
 */

const app = await startApp();
const HERS = /zinnia/i;

let ada: Person;
let bo: Person;
let cy: Person;
let bosPost: { id: number };
let slug = "";

beforeAll(async () => {
  const [first, second, third] = await members(app, ["Zinnia Ada", "Bo", "Cy"]);
  if (!first || !second || !third) throw new Error("Three members are needed.");
  [ada, bo, cy] = [first, second, third];
  await withStanding(app, ada, bo, cy);
  await befriend(ada, bo);
  await cy.query(`mutation { follow(id: "${ada.id}") { id } }`);
  await ada.posts("The zinnia is in flower #zinnia https://zinnia.example/", { category: "Technology" });
  await ada.posts("A zinnia for friends", { visibility: "bonds" });
  bosPost = await bo.posts("What grows in your garden?");
  const thread = await ada.comments(bosPost, "The zinnia does");
  await cy.comments(bosPost, "I second that", thread);
  const own = await cy.comments(bosPost, "Nothing at all");
  await ada.comments(bosPost, "Not even a zinnia?", own);
  await ada.send(`/api/posts/${bosPost.id}/like`);
  await ada.posts(`A zinnia for @${bo.username}`);
  await bo.send("/api/posts/1/bookmark");
  const made = await bo.send<{ group: { id: number; slug: string } }>("/api/groups", {
    name: "Gardeners",
    description: "We plant",
    category: "Technology",
    visibility: "public",
  });
  slug = made.body.group.slug;
  await ada.send(`/api/groups/${made.body.group.id}/join`);
  await ada.posts("Zinnias in the group", { group_id: made.body.group.id });
  await sendMessage(ada, await talk(ada, [bo]), "A zinnia for you");
  await sendMessage(ada, await talk(bo, [ada], "Garden talk"), "The zinnia again");
});

const document = await documentOf(app.url);
const addresses = () => [
  ...readsOf(document, { username: ada.username, slug, tag: "zinnia", name: "zinnia" }),
  `/api/posts/${bosPost.id}`,
  `/api/posts/${bosPost.id}/comments`,
  `/api/groups/${slug}`,
  "/api/conversations/1/messages",
  "/api/conversations/2/messages",
  "/api/feed?scope=everything",
  "/api/feed?scope=following",
  "/api/feed?scope=everything&page=1",
  "/api/feed?scope=following&page=1",
  "/api/search?query=zinnia",
  "/api/search?query=zinnia&kind=people",
  "/api/search?query=zinnia&kind=comments",
  "/api/search/suggestions?query=zin",
  "/api/friends",
  "/api/friends/search?query=zinnia",
  "/api/connections?tab=followers",
  "/api/conversations",
  "/api/bookmarks",
];

/** The addresses at which somebody reads of Ada. */
async function whereSheIs(reader: Person | null): Promise<string[]> {
  const rest = new RestClient(app);
  const found: string[] = [];
  for (const address of new Set(addresses())) {
    const { status, text } = await rest.get(address, reader ? { token: reader.token } : {});
    if (status >= 500) throw new Error(`${address} answered ${status}`);
    // What was asked for is repeated in some answers.
    const answer = text.replaceAll(/"(query|message|tag|name)":"zinnia"/g, "");
    if (status < 300 && (HERS.test(answer) || answer.includes(ada.username)))
      found.push(address.replaceAll(ada.username, "ada"));
  }
  if (reader && HERS.test(JSON.stringify(await reader.query(READ_EVERYTHING)))) found.push("READ_EVERYTHING");
  return found.toSorted();
}

interface Counted {
  post: { commentsCount: number; comments: { edges: { node: { id: string; replies: { totalCount: number } } }[] } };
  user: { bondsCount: number; bonds: { edges: unknown[] }; followersCount: number; followers: { edges: unknown[] } };
  group: { membersCount: number; members: { edges: unknown[] } };
}

/** The counts that stand beside lists, which have to name as many. */
async function countsAndLists() {
  const { post, user, group } = await cy.query<Counted>(`{
    post(id: "${bosPost.id}") { commentsCount comments(first: 20) { edges { node { id replies(first: 5) { totalCount } } } } }
    user(username: "${bo.username}") {
      bondsCount bonds(first: 20) { edges { cursor } } followersCount followers(first: 20) { edges { cursor } }
    }
    group(slug: "${slug}") { membersCount members(first: 20) { edges { cursor } } }
  }`);
  const threads = post.comments.edges.map(({ node }) => 1 + node.replies.totalCount);
  expect(threads.reduce((sum, size) => sum + size, 0)).toBe(post.commentsCount);
  expect(user.bonds.edges).toHaveLength(user.bondsCount);
  expect(user.followers.edges).toHaveLength(user.followersCount);
  expect(group.members.edges).toHaveLength(group.membersCount);
  const { bondsCount: bonds, followersCount: followers } = user;
  return { comments: post.commentsCount, bonds, followers, members: group.membersCount };
}

/** Every address is read by three readers and three times, which takes a while on a busy machine. */
const SLOW = 120_000;

test(
  "nobody else sees a suspended member anywhere, and everybody sees the same as before once it is lifted",
  async () => {
    const before = await eventually(async () => {
      const found = { bo: await whereSheIs(bo), guest: await whereSheIs(null) };
      expect(found.bo.some((address) => address.startsWith("/api/notifications?"))).toBe(true);
      return found;
    });
    expect(before.bo.length).toBeGreaterThan(12);

    expect(await countsAndLists()).toEqual({ comments: 4, bonds: 1, followers: 1, members: 2 });

    const open = new Listener<{ postGone: string }>(
      app,
      cy.token,
      `subscription { postGone(ids: ["1", "${bosPost.id}"]) }`,
    );
    await suspend(app, ada);
    expect(await open.next()).toEqual({ postGone: "1" });
    expect(await countsAndLists()).toEqual({ comments: 1, bonds: 0, followers: 0, members: 1 });
    expect(await whereSheIs(bo)).toEqual([]);
    expect(await whereSheIs(cy)).toEqual([]);
    expect(await whereSheIs(null)).toEqual([]);

    await lift(app, ada);
    const after = { bo: await whereSheIs(bo), guest: await whereSheIs(null) };
    // The news and the insights of the week are made for everybody once in a while.
    const atOnce = (address: string) => !/\/(news|insights)/.test(address);
    expect(after.bo.filter(atOnce)).toEqual(before.bo.filter(atOnce));
    expect(after.guest).toEqual(before.guest);
  },
  SLOW,
);
