import { join, type Person } from "#tests/kit/people";
import { arriveAs, card, expect, subscribed, test } from "#tests/e2e/fixtures";

const act = (who: Person, mutation: string, id: number | string) =>
  who.query(`mutation ($id: ID!) { ${mutation} }`, { id: String(id) });

test("a profile changes when the other side accepts, and when it ends the bond", async ({
  signedIn,
  member,
  origin,
}) => {
  const bo = await join({ url: origin }, "Bo Lind");
  const live = subscribed(signedIn, "RelationChanged");
  await signedIn.goto(`/profile/${bo.username}`);
  const main = signedIn.getByRole("main");
  await main.getByRole("button", { name: "Add Friend" }).click();
  await expect(main.getByRole("button", { name: "Request Sent" })).toBeVisible();
  await live;
  // Whoever asks a member with a pending request has accepted it.
  await act(bo, "sendBondRequest(id: $id) { id }", member.id);
  await expect(main.getByText("Friends", { exact: true }).first()).toBeVisible();
  await act(bo, "removeBond(id: $id) { id }", member.id);
  await expect(main.getByRole("button", { name: "Add Friend" })).toBeVisible();
});

/** A private group is not visible to guests, so its document has the status 404 for everyone. */
test.describe("a private group", () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test("opens when the request is approved, and closes when the membership ends", async ({
    signedIn,
    member,
    origin,
  }) => {
    const bo = await join({ url: origin }, "Bo Owner");
    const { body } = await bo.send<{ group: { id: number; slug: string } }>("/api/groups", {
      name: `Open doors ${member.username}`,
      description: "Who is let in",
      category: "Science",
      visibility: "private",
    });
    await bo.posts("Written inside", { group_id: body.group.id });
    await member.send(`/api/groups/${body.group.id}/join`);
    const live = subscribed(signedIn, "MembershipChanged");
    await signedIn.goto(`/groups/${body.group.slug}`);
    await expect(signedIn.getByText("Your request is waiting for an answer.")).toBeVisible();
    await live;
    await bo.query("mutation ($g: ID!, $u: ID!) { answerJoinRequest(id: $g, userId: $u, accept: true) { id } }", {
      g: String(body.group.id),
      u: String(member.id),
    });
    await expect(signedIn.getByText("Written inside")).toBeVisible();
    await bo.query("mutation ($g: ID!, $u: ID!) { removeGroupMember(id: $g, userId: $u) { id } }", {
      g: String(body.group.id),
      u: String(member.id),
    });
    await expect(signedIn.getByText("This group is private")).toBeVisible();
    await expect(signedIn.getByText("Written inside")).toBeHidden();
  });
});

test("comments under an open post arrive, change and go while it is read, and the post says when it is gone", async ({
  page,
  member,
  origin,
}) => {
  const bo = await join({ url: origin }, "Bo Author");
  const post = await bo.posts(`About which one talks ${bo.username}`);
  const first = await bo.comments(post, "The first word");
  await arriveAs(page.context(), member);
  const live = subscribed(page, "CommentEvents", "PostGone");
  await page.goto(`/post/${post.id}`);
  await expect(page.getByText("The first word")).toBeVisible();
  await live;
  const box = page.getByRole("textbox", { name: "Write a comment" });
  await box.fill("What I am writing");
  const comment = await bo.comments(post, "A second word");
  await expect(page.getByText("A second word")).toBeVisible();
  await bo.comments(post, "A reply", first);
  await expect(page.getByText("A reply", { exact: true })).toBeVisible();
  await bo.query("mutation ($id: ID!, $content: String!) { updateComment(id: $id, content: $content) { id } }", {
    id: String(comment.id),
    content: "A second word, changed",
  });
  await expect(page.getByText("A second word, changed")).toBeVisible();
  await act(bo, "deleteComment(id: $id) { id }", comment.id);
  await expect(page.getByText("A second word, changed")).toBeHidden();
  await expect(box).toHaveValue("What I am writing");
  await act(bo, "deletePost(id: $id)", post.id);
  await expect(page.getByText("This post isn't available. It may have been removed.")).toBeVisible();
});

test("a post that is deleted or hidden leaves the open feed", async ({ home, member, origin }) => {
  const bo = await join({ url: origin }, "Bo Author");
  // The page follows the posts that are in view. Those of a newcomer are on top for whoever follows them.
  await act(member, "follow(id: $id) { id }", bo.id);
  const other = await bo.posts(`To stay ${member.username}`);
  const hidden = await bo.posts(`To be hidden ${member.username}`);
  const deleted = await bo.posts(`To be deleted ${member.username}`);
  const live = subscribed(home, "PostGone");
  await home.reload();
  for (const words of ["To be deleted", "To be hidden", "To stay"])
    await expect(card(home, `${words} ${member.username}`)).toBeVisible();
  await card(home, `To be hidden ${member.username}`).scrollIntoViewIfNeeded();
  await live;
  await act(bo, "deletePost(id: $id)", deleted.id);
  await expect(card(home, `To be deleted ${member.username}`)).toHaveCount(0);
  await bo.rest.put(`/api/posts/${hidden.id}`, { visibility: "bonds" }, { token: bo.token });
  await expect(card(home, `To be hidden ${member.username}`)).toHaveCount(0);
  await expect(card(home, `To stay ${member.username}`)).toBeVisible();
  expect(other.id).toBeGreaterThan(0);
});
