import type { Page } from "@playwright/test";
import { card, expect, refusePosts, test } from "#tests/e2e/fixtures";

const IDEA = "/create?write=idea";
const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const description = (page: Page) => page.getByRole("textbox", { name: "Description" });
const tags = (page: Page) => page.getByRole("textbox", { name: "Tags" });

test("Write article opens the form of an idea in the dialog", async ({ home }) => {
  await home.getByRole("button", { name: "Write article" }).click();
  const dialog = home.getByRole("dialog", { name: "Share Your Idea" });
  await expect(dialog.getByRole("textbox", { name: "Title" })).toBeFocused();
  await expect(dialog.getByRole("tab", { name: "Idea" })).toHaveAttribute("aria-selected", "true");
  await expect(dialog.getByRole("radio")).toHaveCount(10);
});

test("each missing field of an idea shows its message", async ({ signedIn: home }) => {
  await home.goto(IDEA);
  await home.getByRole("button", { name: "Publish Idea" }).click();
  await expect(home.getByText("Title is required")).toBeVisible();
  await expect(home.getByText("Category is required")).toBeVisible();
  await expect(home.getByText("Description is required")).toBeVisible();
  await expect(title(home)).toBeFocused();
  await title(home).fill("A title");
  await expect(home.getByText("Title is required")).toBeHidden();
  await home.getByRole("button", { name: "Publish Idea" }).click();
  await expect(home.getByRole("radio").first()).toBeFocused();
});

test("tags: Enter or the plus, none twice, five at most, eight suggestions", async ({ signedIn: home }) => {
  await home.goto(IDEA);
  const suggestions = home.getByRole("list", { name: "Suggested tags" }).getByRole("listitem");
  await expect(suggestions).toHaveCount(8);
  await tags(home).fill("#Small-Grids");
  await tags(home).press("Enter");
  await expect(home.getByRole("list", { name: "Added tags" })).toHaveText("#Small-Grids");
  await tags(home).fill("small-grids");
  await home.getByRole("button", { name: "Add tag" }).click();
  await expect(home.getByText("#Small-Grids is there already")).toBeVisible();
  await tags(home).fill("no spaces");
  await tags(home).press("Enter");
  await expect(
    home.getByText("A tag has letters, numbers, dashes and dots (also C++ or C#), at most 30 characters"),
  ).toBeVisible();
  await tags(home).fill("");
  for (let count = 2; count <= 5; count++) {
    await suggestions.first().getByRole("button").click();
    await expect(home.getByText(`${count} of 5`, { exact: true })).toBeVisible();
  }
  await tags(home).fill("sixth");
  await tags(home).press("Enter");
  await expect(home.getByText("You can add up to 5 tags")).toBeVisible();
  await home.getByRole("button", { name: "Remove #Small-Grids" }).click();
  await expect(home.getByText("4 of 5", { exact: true })).toBeVisible();
  await expect(tags(home)).toBeFocused();
});

test("above 500 characters the counter is green and its text changes", async ({ signedIn: home }) => {
  await home.goto(IDEA);
  await description(home).fill("a".repeat(500));
  await expect(home.getByText("500 characters", { exact: true })).toBeVisible();
  await description(home).fill("a".repeat(501));
  const counter = home.getByText("501 characters · Great detail");
  await expect(counter).toBeVisible();
  const colour = await counter.evaluate((one) => getComputedStyle(one).color);
  expect(colour).toBe("rgb(39, 113, 46)");
});

test("an idea is written with the keyboard, previewed, and published", async ({ signedIn: home, member }) => {
  const name = `Streets that store ${member.username}`;
  await home.goto(IDEA);
  await expect(title(home)).toBeFocused();
  await home.keyboard.type(name);
  await home.keyboard.press("Tab");
  await home.keyboard.press("Space");
  await home.keyboard.press("ArrowRight");
  await home.keyboard.press("Tab");
  await home.keyboard.type("Every street owns its #storage.");
  await home.getByRole("button", { name: "Preview" }).click();
  const preview = home.getByRole("dialog", { name: "Preview" });
  await expect(preview.getByText(name)).toBeVisible();
  await preview.getByRole("tab", { name: "Opened" }).click();
  await expect(preview.getByText("No comments yet. Start the conversation.")).toBeVisible();
  await home.keyboard.press("Escape");
  await expect(preview).toBeHidden();
  await description(home).focus();
  await home.keyboard.press("Control+Enter");
  await expect(home).toHaveURL("/");
  await expect(home.getByText("Your post has been published successfully").first()).toBeVisible();
  await expect(card(home, name)).toBeVisible();
  await home.goto(IDEA);
  await expect(title(home)).toHaveValue("");
});

test("Save as Draft leads home and adds the idea to the drafts", async ({ signedIn: home }) => {
  await home.goto(IDEA);
  await title(home).fill("For later");
  await home.getByRole("button", { name: "Save as Draft" }).click();
  await expect(home).toHaveURL("/");
  await expect(home.getByText("Draft saved", { exact: true }).first()).toBeVisible();
  await home.goto(IDEA);
  await expect(title(home)).toHaveValue("");
  await home.getByRole("button", { name: "Drafts (1)" }).click();
  await home.getByRole("button", { name: /^For later/ }).click();
  await expect(title(home)).toHaveValue("For later");
  await expect(home.getByText("Draft restored")).toBeVisible();
});

test("Cancel leads home and keeps the draft, which the toast can reopen or discard", async ({ signedIn: home }) => {
  await home.goto(IDEA);
  await title(home).fill("Not sure yet");
  await home.getByRole("button", { name: "Cancel" }).click();
  await expect(home).toHaveURL("/");
  await home.getByRole("button", { name: "Undo" }).click();
  await expect(title(home)).toHaveValue("Not sure yet");
  await home.getByRole("button", { name: "Cancel" }).click();
  await home
    .getByRole("region", { name: /Notifications/ })
    .getByRole("button", { name: "Discard" })
    .click();
  await home.goto(IDEA);
  await expect(title(home)).toHaveValue("");
});

test.describe("when the server fails", () => {
  test.use({ expectedNoise: /Server error/ });

  test("an idea that cannot be published shows an error, and nothing is lost", async ({ signedIn: home }) => {
    await home.goto(IDEA);
    await title(home).fill("Unlucky");
    await home.getByRole("radio", { name: "Design" }).check({ force: true });
    await description(home).fill("At first");
    await refusePosts(home);
    await home.getByRole("button", { name: "Publish Idea" }).click();
    await expect(home.getByText("Post failed", { exact: true }).first()).toBeVisible();
    await expect(home.getByRole("form").getByRole("alert").or(home.getByRole("alert")).first()).toHaveText(
      "Unable to create post",
    );
    await expect(title(home)).toHaveValue("Unlucky");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("Post in the bottom bar leads to the page, where the buttons stay in view", async ({ home, member }) => {
    await home
      .getByRole("navigation", { name: "Main, bottom" })
      .getByRole("link", { name: "Post", exact: true })
      .click();
    await expect(home).toHaveURL("/create");
    await home.getByRole("textbox", { name: "Your post" }).fill(`On the way ${member.username}`);
    await expect(home.getByRole("button", { name: "Post", exact: true })).toBeInViewport();
    await home.getByRole("button", { name: "Post", exact: true }).click();
    await expect(home).toHaveURL("/");
    await expect(card(home, `On the way ${member.username}`)).toBeVisible();
  });
});
