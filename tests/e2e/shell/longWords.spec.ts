import { sticksOut } from "#tests/e2e/barriers";
import { arriveAs, expect, test } from "#tests/e2e/fixtures";
import { addressesOf, GUEST_ROUTES, opener } from "#tests/e2e/routes";
import { makeStaff } from "#tests/e2e/staff";
import { sendMessage, talk } from "#tests/kit/chat";
import { befriend, join, type Person } from "#tests/kit/people";

// A busy machine needs a few seconds for each of sixty screens.
test.describe.configure({ timeout: 300_000 });
test.use({ viewport: { width: 320, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

/** One word as wide as a limit allows. */
const word = (length: number) => "W".repeat(length);
const NUMBER = "9".repeat(300);
/** A tag as long as a tag can be; the searches find everything by it. */
const TAG = "w".repeat(30);

/** What guests open, with the longest that a mail can have linked to. */
const OF_GUESTS = [
  ...GUEST_ROUTES,
  `/auth/reset-password/${word(300)}?email=${word(60)}@${word(60)}.example`,
  "/auth/verify-email",
  `/auth/unsubscribe?member=${NUMBER}&list=${word(100)}&signature=${NUMBER}`,
];

/** A username as long as one can be. */
const usernameOf = ({ id }: Person) => `w${String(id).padStart(29, "w")}`;

/** Gives a member the longest words and numbers that a profile can have. */
async function describe(member: Person): Promise<void> {
  const { status } = await member.send("/api/profile", {
    name: word(80),
    username: usernameOf(member),
    bio: word(500),
    location: word(120),
    website: `https://${"w".repeat(60)}.example/${"w".repeat(170)}`,
    phone: "9".repeat(40),
  });
  expect(status).toBe(200);
}

/** A member with everything of the longest: a post, comments, a message, a group, a bookmark, a report, a request. */
async function wordyMember(origin: string) {
  const server = { url: origin };
  const [ada, bo, cy] = [await join(server, "Ada"), await join(server, "Bo"), await join(server, "Cy")];
  for (const member of [ada, bo, cy]) await describe(member);
  await cy.send("/api/friends/request", { user_id: ada.id });
  await befriend(ada, bo);
  const { body } = await ada.send<{ group: { id: number; slug: string } }>("/api/groups", {
    name: word(80),
    description: word(500),
    category: "Technology",
    visibility: "public",
  });
  const post = await bo.posts(`#${TAG} ${word(600)} https://${"w".repeat(60)}.example/${NUMBER}`, {
    title: word(150),
    location: "5.6,-0.19",
    place_name: word(80),
  });
  const own = await ada.posts(`#${TAG} ${word(600)} ${NUMBER}`, { title: word(150) });
  await ada.send(`/api/posts/${post.id}/bookmark`);
  const comment = await bo.comments(own, `${TAG} ${word(600)}`);
  await bo.comments(own, NUMBER, comment);
  await bo.send(`/api/posts/${own.id}/like`);
  await bo.send(`/api/groups/${body.group.id}/join`);
  await cy.send("/api/reports", { kind: "post", id: post.id, rule: "no-spam", text: word(1_000) });
  const conversation = await talk(bo, [ada]);
  await sendMessage(bo, conversation, `${word(600)} ${NUMBER}`);
  return { ada, post: own, conversation, slug: body.group.slug, username: usernameOf(ada), other: usernameOf(bo) };
}

test("the longest names, words and numbers scroll no screen sideways at 320 pixels", async ({ page, origin }) => {
  const { ada, post, conversation, slug, username, other } = await wordyMember(origin);
  const { open, settled } = opener(page);
  const fits = (what: string) => expect.soft.poll(() => sticksOut(page), what).toEqual([]);
  const walk = async (addresses: readonly string[]) => {
    for (const address of addresses) {
      await open(address);
      await fits(address);
    }
  };
  await Promise.all([makeStaff({ username }, "admin"), walk(OF_GUESTS)]);
  await arriveAs(page.context(), ada);
  await walk([
    ...addressesOf(Object.assign(ada, { username }), post),
    ...["members", "requests", "invite"].map((tab) => `/groups/${slug}?tab=${tab}`),
    ...["followers", "suggested"].map((tab) => `/friends?tab=${tab}`),
    ...["ideas", "comments", "people", "tags"].map((kind) => `/search?q=${TAG}&kind=${kind}`),
    ...["", "/posts"].map((part) => `/profile/${other}${part}`),
    `/tags/${TAG}`,
    `/admin/members/${other}`,
    `/admin/members?query=${word(250)}`,
    `/search?q=${word(100)}`,
  ]);
  const main = page.getByRole("main");
  const log = page.getByRole("log");
  // What was written has to be there before these are measured; the last comment is the number.
  for (const [address, written] of [
    ["/", page.getByRole("feed").getByRole("article")],
    [`/post/${post.id}`, main.getByText(NUMBER, { exact: true })],
    [`/groups/${slug}`, main.getByRole("heading", { name: word(80) })],
    [`/chat?c=${conversation.id}`, log.getByText(NUMBER)],
  ] as const) {
    await page.goto(address);
    await expect(written.first()).toBeVisible();
    await settled(address);
    await fits(address);
  }
  // The messages scroll for themselves.
  expect.soft(await log.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
});
