import { expect, test } from "#tests/e2e/fixtures";

test("the rail has the groups of the member and the tags that they follow", async ({ signedIn, member }) => {
  const { body } = await member.send<{ group: { slug: string } }>("/api/groups", {
    name: "Keepers of clocks",
    description: "Time, measured",
    category: "Design",
    visibility: "public",
  });
  await member.send("/api/tags/energy/follow", {});
  await signedIn.goto("/");
  const rail = signedIn.getByRole("navigation", { name: "Quick Access" });
  await expect(rail.getByRole("region", { name: "Your tags" }).getByRole("link")).toHaveText(["energy"]);
  await rail.getByRole("region", { name: "Your groups" }).getByRole("link", { name: "Keepers of clocks" }).click();
  await expect(signedIn).toHaveURL(`/groups/${body.group.slug}`);

  await signedIn.goto("/tags/maintenance");
  const follow = signedIn.getByRole("main").getByRole("button", { name: "Follow #maintenance", exact: true });
  await follow.click();
  const tags = rail.getByRole("region", { name: "Your tags" }).getByRole("link");
  await expect(tags.filter({ hasText: "maintenance" })).toBeVisible();
  await signedIn.getByRole("main").getByRole("button", { name: "Unfollow #maintenance", exact: true }).click();
  await expect(tags).toHaveText(["energy"]);
});

test.describe("in a low window", () => {
  test.use({ viewport: { width: 1280, height: 480 } });

  test("the columns beside a page scroll with it until their end is in view", async ({ home }) => {
    const card = home.getByRole("region", { name: "Trending tags" });
    const last = home.getByRole("navigation", { name: "Quick Access" }).getByRole("link", { name: "Settings" });
    await home.goto("/groups/off-grid-engineers");
    await expect(home.getByRole("feed").getByRole("article").first()).toBeVisible();
    await expect(last).not.toBeInViewport();
    await home.mouse.move(640, 300);
    await home.mouse.wheel(0, 2_000);
    await expect(last).toBeInViewport();
    await expect(card.getByRole("link").last()).toBeInViewport();
  });
});
