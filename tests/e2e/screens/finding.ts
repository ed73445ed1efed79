import { expect } from "#tests/e2e/fixtures";
import type { Walks } from "./screen.ts";

/** The screens that lead to ideas and groups: Explore, search, insights and groups. */
export const FINDING_WALKS: Walks = {
  explore: [
    [
      "explore",
      async (page) => {
        await page.goto("/explore");
        await expect(page.getByRole("region", { name: "Trending tags" }).getByRole("listitem").first()).toBeVisible();
      },
    ],
    [
      "a tag",
      async (page) => {
        await page.goto("/tags/energy");
        await expect(page.getByRole("feed").getByRole("article").first()).toBeVisible();
        await expect(page.getByRole("button", { name: "Follow #energy" })).toBeVisible();
      },
    ],
    [
      "a category",
      async (page) => {
        await page.goto("/explore?category=Education");
        await expect(page.getByRole("feed").getByRole("article").first()).toBeVisible();
      },
    ],
    [
      "an empty category",
      async (page) => {
        await page.goto("/explore?category=Cooking");
        await expect(page.getByText("No ideas in this category")).toBeVisible();
      },
    ],
  ],
  search: [
    [
      "search",
      async (page) => {
        await page.goto("/search");
        await page.getByText("Search tips").click();
        await expect(page.getByText("has:image")).toBeVisible();
      },
    ],
    [
      "ideas found",
      async (page) => {
        await page.goto("/search?q=energy");
        await expect(page.getByRole("list", { name: "Ideas found" }).locator("mark").first()).toBeVisible();
      },
    ],
    [
      "people found",
      async (page) => {
        await page.goto("/search?q=an&kind=people");
        await expect(page.getByRole("list", { name: "People found" }).getByRole("listitem").first()).toBeVisible();
      },
    ],
    [
      "tags found",
      async (page) => {
        await page.goto("/search?q=en&kind=tags");
        await expect(page.getByRole("list", { name: "Tags found" }).getByRole("listitem").first()).toBeVisible();
      },
    ],
    [
      "nothing found",
      async (page) => {
        await page.goto("/search?q=zzqqxxyy");
        await expect(page.getByText("No ideas found for “zzqqxxyy”")).toBeVisible();
      },
    ],
    [
      "suggestions under the header's search, where there is room for it",
      async (page) => {
        const box = page.getByRole("banner").getByRole("combobox");
        if (await box.isHidden()) return;
        await box.fill("en");
        await expect(page.getByRole("listbox").getByRole("option").nth(2)).toBeVisible();
        await box.press("ArrowDown");
        await expect(page.getByRole("option", { selected: true })).toBeVisible();
      },
    ],
  ],
  insights: [
    [
      "insights",
      async (page) => {
        await page.goto("/ai-insights");
        await page.getByRole("button", { name: "Get Insights" }).click();
        await expect(page.getByText("Please ask with at least 3 characters")).toBeVisible();
      },
    ],
    [
      "an answer",
      async (page) => {
        const example = page.getByRole("list", { name: "Examples" }).getByRole("button").first();
        const question = await example.innerText();
        await example.click();
        await page.getByRole("button", { name: "Get Insights" }).click();
        const answer = page.getByRole("region", { name: question });
        const meter = answer.getByRole("button", { name: /% confidence, (weak|fair|strong)$/ }).first();
        await meter.click();
        await expect(meter).toHaveAttribute("aria-expanded", "true");
        await expect(page.getByRole("region", { name: "Your questions" })).toBeVisible();
      },
    ],
    [
      "too little to tell",
      async (page) => {
        await page.getByRole("textbox", { name: "Your question" }).fill("zzqqxxyy?");
        await page.getByRole("button", { name: "Get Insights" }).click();
        await expect(page.getByRole("heading", { name: "Nobody here has written about zzqqxxyy" })).toBeVisible();
      },
    ],
  ],
  groups: [
    [
      "groups",
      async (page) => {
        await page.goto("/groups");
        await expect(page.getByRole("list", { name: "Featured groups" }).getByRole("listitem").first()).toBeVisible();
        await expect(page.getByRole("navigation", { name: "Browse by category" }).getByRole("link")).toHaveCount(10);
      },
    ],
    [
      "a private group from outside",
      async (page) => {
        await page.goto("/groups/night-shift");
        await expect(page.getByText("This group is private")).toBeVisible();
      },
    ],
    [
      "create a group, with errors",
      async (page) => {
        await page.goto("/groups");
        await page.getByRole("button", { name: "Create Group" }).click();
        const dialog = page.getByRole("dialog", { name: "Create Group" });
        await dialog.getByRole("button", { name: "Create Group" }).click();
        await expect(dialog.getByText("Please enter a name")).toBeVisible();
      },
    ],
    [
      "an own group",
      async (page) => {
        const dialog = page.getByRole("dialog", { name: "Create Group" });
        await dialog.getByLabel("Name").fill(`Walkers ${Date.now()}${Math.random().toFixed(6).slice(2)}`);
        await dialog.getByLabel("Description").fill("We walk to work.");
        await dialog.getByLabel("Category").selectOption("Health");
        await dialog.getByText("Private", { exact: true }).click();
        await expect(dialog.getByLabel("Private")).toBeChecked();
        await dialog.getByRole("button", { name: "Create Group" }).click();
        await expect(page.getByRole("heading", { level: 1, name: /^Walkers/ })).toBeVisible();
        await expect(page.getByText("Write the first post of the group.")).toBeVisible();
      },
    ],
    [
      "its members",
      async (page) => {
        await page.getByRole("tab", { name: "Members" }).click();
        await expect(page.getByRole("region", { name: "Members" }).getByRole("listitem")).toHaveCount(1);
      },
    ],
    [
      "who asks to be let in",
      async (page) => {
        await page.getByRole("tab", { name: "Requests" }).click();
        await expect(page.getByText("No one is waiting to join.")).toBeVisible();
      },
    ],
    [
      "editing it",
      async (page) => {
        await page.getByRole("button", { name: "Edit" }).click();
        await expect(page.getByRole("dialog", { name: "Edit group" })).toBeVisible();
      },
    ],
    [
      "its last member's way out",
      async (page) => {
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Leave" }).click();
        await expect(page.getByRole("alertdialog", { name: "Leave group" })).toContainText("You are its last member.");
      },
    ],
  ],
};
