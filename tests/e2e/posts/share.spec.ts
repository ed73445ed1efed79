import { arriveAs, card, expect, test } from "#tests/e2e/fixtures";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a post's link is copied, and the entry shows so for two seconds", async ({ page: home, member }) => {
  const words = `A thought of more than fifty characters, to be shared by ${member.username}`;
  await member.posts(words);
  await arriveAs(home.context(), member);
  await home.goto("/");
  const share = card(home, words).getByRole("button", { name: "Share" });
  await share.click();
  const menu = home.getByRole("menu", { name: "Share this post" });
  await expect(menu.getByText("A thought of more than fifty characters, to be sha…")).toBeVisible();
  await expect(menu.getByRole("menuitem")).toHaveText(["Copy Link", "LinkedIn", "WhatsApp", "Facebook"]);

  await menu.getByRole("menuitem", { name: "Copy Link" }).click();
  await expect(menu.getByRole("menuitem", { name: "Copied" })).toBeVisible();
  await expect(home.getByText("Link copied to clipboard!", { exact: true }).first()).toBeVisible();
  await expect(home.getByText("You can now share this post anywhere.").first()).toBeVisible();
  const copied = await home.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^http.*\/post\/\d+$/);
  await expect(menu.getByRole("menuitem", { name: "Copy Link" })).toBeVisible();

  const id = copied.split("/").at(-1) ?? "";
  await expect(menu.getByRole("menuitem", { name: "LinkedIn" })).toHaveAttribute(
    "href",
    new RegExp(`linkedin\\.com.*post%2F${id}$`),
  );
  await expect(menu.getByRole("menuitem", { name: "Facebook" })).toHaveAttribute("rel", "noopener noreferrer");

  await home.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(share).toBeFocused();
  await share.click();
  await expect(menu).toBeVisible();
  await home.mouse.click(5, 450);
  await expect(menu).toBeHidden();
});

test("where the clipboard is not available the link is copied in the old way", async ({ home }) => {
  await home.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    // This records what the page copies.
    document.execCommand = () => {
      document.body.dataset["copied"] = document.getSelection()?.toString() || activeText();
      return true;
    };
    const activeText = () => {
      const active = document.activeElement;
      return active instanceof HTMLTextAreaElement ? active.value : "";
    };
  });
  const first = home.getByRole("feed").getByRole("article").first();
  await first.getByRole("button", { name: "Share" }).click();
  await home.getByRole("menuitem", { name: "Copy Link" }).click();
  await expect(home.getByRole("menuitem", { name: "Copied" })).toBeVisible();
  await expect(home.locator("body")).toHaveAttribute("data-copied", /\/post\/\d+$/);
});

test("a device with its own dialog for sharing offers that first", async ({ home }) => {
  await home.evaluate(() => {
    Object.defineProperty(navigator, "share", {
      value: (what: ShareData) => {
        document.body.dataset["shared"] = what.url ?? "";
        return Promise.resolve();
      },
    });
  });
  await home.getByRole("feed").getByRole("article").first().getByRole("button", { name: "Share" }).click();
  await home.getByRole("menuitem").first().click();
  await expect(home.locator("body")).toHaveAttribute("data-shared", /\/post\/\d+$/);
});
