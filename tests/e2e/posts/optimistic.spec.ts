import type { Page, Route } from "@playwright/test";
import { card, expect, publish, test } from "#tests/e2e/fixtures";

/** Holds back an operation of the client until the test decides its outcome. */
async function holdBack(page: Page, operation: string) {
  let decide: (how: "answered" | "failed") => void = () => {};
  const decided = new Promise<"answered" | "failed">((resolve) => (decide = resolve));
  let seen: () => void = () => {};
  const requested = new Promise<void>((resolve) => (seen = resolve));
  await page.route("**/graphql", async (route: Route) => {
    if (!route.request().postData()?.includes(`"${operation}"`)) return route.fallback();
    seen();
    if ((await decided) === "answered") return route.fallback();
    return route.fulfill({ status: 500, contentType: "application/json", body: `{"errors":[{"message":"Broken"}]}` });
  });
  return { requested, decide };
}

test.describe("while the server has not answered", () => {
  test("a like is rendered at once and stays", async ({ home, member }) => {
    await publish(home, `Quick ${member.username}`);
    const like = card(home, `Quick ${member.username}`).getByRole("button", { name: /Like/ });
    await expect(like).toContainText("0");
    const held = await holdBack(home, "SetLiked");
    await like.click();
    await held.requested;
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expect(like).toContainText("1");
    held.decide("answered");
    await home.reload();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expect(like).toContainText("1");
  });

  test("many clicks end in the state of the last one", async ({ home, member }) => {
    await publish(home, `Undecided ${member.username}`);
    const like = card(home, `Undecided ${member.username}`).getByRole("button", { name: /Like/ });
    const held = await holdBack(home, "SetLiked");
    for (let i = 0; i < 5; i++) await like.click();
    held.decide("answered");
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expect
      .poll(async () => {
        const { body } = await member.get<{ posts: { liked: boolean; likesCount: number }[] }>(
          `/api/feed?username=${member.username}`,
        );
        return body.posts[0];
      })
      .toMatchObject({ liked: true, likesCount: 1 });
  });
});

test.describe("when the server fails", () => {
  test.use({ expectedNoise: /500|Server error occurred|Broken/ });

  for (const [name, operation] of [
    ["Like", "SetLiked"],
    ["Bookmark", "SetBookmarked"],
  ] as const) {
    test(`a ${name.toLowerCase()} is taken back, and no toast troubles anybody`, async ({ home, member }) => {
      await publish(home, `Vain ${member.username}`);
      const button = card(home, `Vain ${member.username}`).getByRole("button", { name: new RegExp(name) });
      const held = await holdBack(home, operation);
      await button.click();
      await held.requested;
      await expect(button).toHaveAttribute("aria-pressed", "true");
      await expect(button).toContainText("1");
      held.decide("failed");
      await expect(button).toHaveAttribute("aria-pressed", "false");
      await expect(button).toContainText("0");
      await expect(home.getByText("Error", { exact: false }).filter({ visible: true })).toHaveCount(0);
    });
  }
});
