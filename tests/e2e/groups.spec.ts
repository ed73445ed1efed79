import { join, type Person } from "#tests/kit/people";
import { expect, test } from "./fixtures.ts";

const ABOUT = { description: "What we grow on our balconies.", category: "Environment" };

/** A group of somebody else's. */
async function found(owner: Person, name: string, more: Record<string, unknown> = {}) {
  const { status, body } = await owner.send<{ group: { id: number; slug: string } }>("/api/groups", {
    name,
    ...ABOUT,
    ...more,
  });
  expect(status).toBe(201);
  return body.group;
}

test("a member founds a group, is told what is missing, and writes the first post in it", async ({ home }) => {
  await home.getByRole("navigation", { name: "Quick Access" }).getByRole("link", { name: "Groups" }).click();
  await expect(home).toHaveURL("/groups");
  await expect(home.getByText("You haven't joined a group yet.")).toBeVisible();
  await home.getByRole("button", { name: "Create Group" }).click();
  const dialog = home.getByRole("dialog", { name: "Create Group" });
  await dialog.getByRole("button", { name: "Create Group" }).click();
  await expect(dialog.getByText("Please enter a name")).toBeVisible();
  await expect(dialog.getByText("Please choose one of the categories")).toBeVisible();

  const name = `Balconies ${Date.now()}`;
  await dialog.getByLabel("Name").fill(name);
  await expect(dialog.getByText("Please enter a name")).toBeHidden();
  await dialog.getByLabel("Description").fill(ABOUT.description);
  await dialog.getByLabel("Category").selectOption("Environment");
  await dialog.getByLabel("Private").check({ force: true });
  await dialog.getByRole("button", { name: "Create Group" }).click();
  await expect(home).toHaveURL(/\/groups\/balconies-\d+$/);
  await expect(home.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(
    home
      .getByRole("main")
      .getByText(/^Private/)
      .first(),
  ).toBeVisible();

  await home.getByRole("button", { name: "Start a post" }).click();
  const composer = home.getByRole("dialog", { name: "Create a post" });
  await expect(composer.getByText(`In ${name}`)).toBeVisible();
  await composer.getByLabel("Your post").fill("Beans climb better on string");
  await composer.getByRole("button", { name: "Post", exact: true }).click();
  await expect(home.getByRole("article").getByText("Beans climb better on string")).toBeVisible();
});

test("who asks to be let into a private group sees so, and is let in", async ({ home, member, origin }) => {
  const ada = await join({ url: origin }, "Ada");
  const group = await found(ada, `Growers ${Date.now()}`, { visibility: "private" });
  await ada.posts("Only for us", { group_id: group.id });
  await home.goto(`/groups/${group.slug}`);
  await expect(home.getByText("This group is private")).toBeVisible();
  await home.getByRole("button", { name: /Request to Join/ }).click();
  await expect(home.getByRole("button", { name: /Requested/ })).toBeVisible();
  await expect(home.getByText("Your request is waiting for an answer.")).toBeVisible();
  expect((await ada.send(`/api/groups/${group.id}/requests/${member.id}/approve`)).status).toBe(200);
  await home.reload();
  await expect(home.getByRole("article").getByText("Only for us")).toBeVisible();
});

test("an owner answers requests and decides about members", async ({ home, member, origin }) => {
  const group = await found(member, `Cellars ${Date.now()}`, { visibility: "private" });
  const [bo, cy] = await Promise.all([join({ url: origin }, "Bo"), join({ url: origin }, "Cy")]);
  for (const person of [bo, cy]) await person.send(`/api/groups/${group.id}/join`);
  await home.goto(`/groups/${group.slug}?tab=requests`);
  await home.getByRole("button", { name: "Approve Bo" }).click();
  await expect(home.getByRole("button", { name: "Approve Bo" })).toBeHidden();
  await home.getByRole("button", { name: "Decline Cy" }).click();
  await expect(home.getByText("Nobody waits to be let in.")).toBeVisible();
  await home.getByRole("tab", { name: "Members" }).click();
  await home.getByRole("button", { name: "What to do about Bo" }).click();
  await home.getByRole("menuitem", { name: "Make admin" }).click();
  await expect(home.getByRole("main").getByText("Admin", { exact: true })).toBeVisible();
  await home.getByRole("button", { name: "Leave" }).click();
  await home.getByRole("dialog").getByRole("button", { name: "Leave group" }).click();
  await expect(home.getByRole("alert")).toContainText("You are the group's last owner");
});

test("groups are joined from the list, found by a word and by category", async ({ home, origin }) => {
  const ada = await join({ url: origin }, "Ada");
  const name = `Kites ${Date.now()}`;
  await found(ada, name, { category: "Science" });
  await home.goto("/groups");
  await home.getByRole("searchbox", { name: "Search groups" }).fill(name);
  await home.getByRole("button", { name: `Join Group: ${name}` }).click();
  await expect(home.getByRole("region", { name: "My Groups" }).getByRole("link", { name })).toBeVisible();
  await home.getByRole("searchbox", { name: "Search groups" }).fill("");
  await home
    .getByRole("navigation", { name: "Browse by category" })
    .getByRole("link", { name: /Science/ })
    .click();
  await expect(home).toHaveURL("/groups?category=Science");
  await expect(home.getByRole("list", { name: "Groups found" }).getByRole("link", { name, exact: true })).toBeVisible();
});
