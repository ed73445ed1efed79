import { join, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { expect, test } from "#tests/e2e/fixtures";

const ABOUT = { description: "What we grow on our balconies.", category: "Environment" };

/** Creates a group of another member. */
async function createGroup(owner: Person, name: string, more: Record<string, unknown> = {}) {
  const { status, body } = await owner.send<{ group: { id: number; slug: string } }>("/api/groups", {
    name,
    ...ABOUT,
    ...more,
  });
  expect(status).toBe(201);
  return body.group;
}

test("a member creates a group, sees missing fields, and writes the first post in it", async ({ home }) => {
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

/** A private group is not visible to guests, so its document has the status 404 for everyone. */
test.describe("a private group", () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test("a request to join a private group is shown as sent, and is accepted", async ({
    signedIn: home,
    member,
    origin,
  }) => {
    const ada = await join({ url: origin }, "Ada");
    const group = await createGroup(ada, `Growers ${Date.now()}`, { visibility: "private" });
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

  test("an owner answers requests and manages members", async ({ signedIn: home, member, origin }) => {
    const group = await createGroup(member, `Cellars ${Date.now()}`, { visibility: "private" });
    const [bo, cy] = await Promise.all([join({ url: origin }, "Bo"), join({ url: origin }, "Cy")]);
    for (const person of [bo, cy]) await person.send(`/api/groups/${group.id}/join`);
    await home.goto(`/groups/${group.slug}?tab=requests`);
    await home.getByRole("button", { name: "Approve Bo" }).click();
    await expect(home.getByRole("button", { name: "Approve Bo" })).toBeHidden();
    await home.getByRole("button", { name: "Decline Cy" }).click();
    const dialog = home.getByRole("dialog", { name: "Decline Cy's request?" });
    await dialog.getByRole("button", { name: "Decline" }).click();
    await expect(home.getByText("No one is waiting to join.")).toBeVisible();
    await home.getByRole("tab", { name: "Members" }).click();
    await home.getByRole("button", { name: "Options for Bo" }).click();
    await home.getByRole("menuitem", { name: "Make admin" }).click();
    await expect(home.getByRole("main").getByText("Admin", { exact: true })).toBeVisible();
  });
});

test("the last owner sees what to do before leaving, and leaves once it is done", async ({
  signedIn: home,
  context,
  member,
  origin,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const name = `Stairs ${Date.now()}`;
  const group = await createGroup(member, name);
  await home.goto(`/groups/${group.slug}`);
  await home.getByRole("button", { name: "Leave" }).click();
  const dialog = home.getByRole("alertdialog", { name: "You can't leave yet" });
  await expect(dialog).toContainText("Make somebody else an owner before you leave. Nobody else is a member yet.");
  await dialog.getByRole("button", { name: "Copy the group's link" }).click();
  await expect(dialog).toBeHidden();
  expect(await home.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/groups/${group.slug}`);

  const bo = await join({ url: origin }, "Bo");
  await bo.send(`/api/groups/${group.id}/join`);
  await home.reload();
  await home.getByRole("button", { name: "Leave" }).click();
  await dialog.getByRole("button", { name: "Choose an owner" }).click();
  await expect(home).toHaveURL(`/groups/${group.slug}?tab=members`);
  await home.getByRole("button", { name: "Options for Bo" }).click();
  await home.getByRole("menuitem", { name: "Make owner" }).click();
  await expect(home.getByRole("region", { name: "Members" }).getByText("Owner", { exact: true })).toHaveCount(2);
  await home.getByRole("button", { name: "Leave" }).click();
  await home.getByRole("alertdialog", { name: "Leave group" }).getByRole("button", { name: "Leave group" }).click();
  await expect(home.getByRole("button", { name: `Join Group: ${name}` })).toBeVisible();
  await expect(home.getByRole("button", { name: "Edit" })).toBeHidden();
});

test("whoever joins by the keyboard stays where Join was, and another Enter does nothing", async ({
  signedIn: home,
  origin,
}) => {
  const group = await createGroup(await join({ url: origin }, "Ada"), `Doors ${Date.now()}`);
  await home.goto(`/groups/${group.slug}`);
  await home.getByRole("button", { name: /^Join Group/ }).focus();
  await home.keyboard.press("Enter");
  await expect(home.getByRole("button", { name: "Leave" })).toBeVisible();
  const standing = home.locator("main header").getByText("Member", { exact: true });
  await expect(standing).toBeFocused();
  await home.keyboard.press("Enter");
  await expect(home.getByRole("alertdialog")).toHaveCount(0);
  await expect(standing).toBeFocused();
});

test("an admin edits the description of a group, and everybody reads it", async ({
  signedIn: home,
  member,
  origin,
}) => {
  const ada = await join({ url: origin }, "Ada");
  const group = await createGroup(ada, `Roofs ${Date.now()}`);
  await member.send(`/api/groups/${group.id}/join`);
  await home.goto(`/groups/${group.slug}`);
  await expect(home.getByRole("button", { name: "Leave" })).toBeVisible();
  await expect(home.getByRole("button", { name: "Edit" })).toBeHidden();
  await ada.query(
    `mutation ($group: ID!, $user: ID!) {
    setGroupRole(id: $group, userId: $user, role: ADMIN) { id } }`,
    { group: group.id, user: member.id },
  );
  await home.reload();
  await home.getByRole("button", { name: "Edit" }).click();
  const dialog = home.getByRole("dialog", { name: "Edit group" });
  await expect(dialog.getByLabel("Description")).toHaveValue(ABOUT.description);
  await expect(dialog.getByLabel("Address")).toBeHidden();
  await dialog.getByLabel("Name").fill("a");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog.getByText("The name needs at least 3 characters")).toBeVisible();

  const name = `Green roofs ${Date.now()}`;
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Description").fill("What grows on a roof, and what it weighs.");
  await dialog.getByLabel("Category").selectOption("Science");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(home.getByText("Group updated").first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(home.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(home).toHaveURL(`/groups/${group.slug}`);
  await home.reload();
  await expect(home.getByText("What grows on a roof, and what it weighs.")).toBeVisible();
  await home.goto("/groups");
  await expect(home.getByRole("region", { name: "My Groups" }).getByRole("link", { name })).toBeVisible();
});

test("a group's cover is added and removed, and closing the form with changes asks first", async ({
  signedIn: home,
  member,
}) => {
  const group = await createGroup(member, `Paths ${Date.now()}`);
  await home.goto(`/groups/${group.slug}`);
  const dialog = home.getByRole("dialog", { name: "Edit group" });
  const cover = home.getByRole("main").locator("header img");
  const edit = () => home.getByRole("button", { name: "Edit" }).click();
  await edit();
  const file = await pictures.png(1200, 400, "cover.png");
  const chooser = home.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Add a cover" }).click();
  await (
    await chooser
  ).setFiles({
    name: file.name,
    mimeType: file.type,
    buffer: Buffer.from(await file.arrayBuffer()),
  });
  await home.getByRole("dialog", { name: "Crop your cover" }).getByRole("button", { name: "Apply" }).click();
  await expect(dialog.getByRole("img", { name: "The group's cover" })).toBeVisible();
  await expect(dialog.getByRole("progressbar")).toBeHidden();
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(cover).toBeVisible();
  await home.reload();
  await expect(cover).toBeVisible();

  await edit();
  await dialog.getByRole("button", { name: "Remove cover" }).click();
  await home.keyboard.press("Escape");
  const question = home.getByRole("alertdialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog).toBeHidden();
  await expect(cover).toHaveCount(0);

  await edit();
  await dialog.getByLabel("Name").fill("Something else");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toBeHidden();
  await expect(home.getByRole("heading", { level: 1, name: /^Paths/ })).toBeVisible();
  await edit();
  // The dialog comes a moment after the click; before that the key means nothing.
  await expect(dialog).toBeVisible();
  await home.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("groups are joined from the list, found by a word and by category", async ({ signedIn: home, origin }) => {
  const ada = await join({ url: origin }, "Ada");
  const name = `Kites ${Date.now()}`;
  await createGroup(ada, name, { category: "Science" });
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

test("groups look different: each has its own cover, its icon and the faces of its members", async ({
  signedIn: home,
}) => {
  await home.goto("/groups");
  const cards = home.getByRole("list", { name: "Featured groups" }).getByRole("listitem");
  await expect(cards.first()).toBeVisible();
  const count = await cards.count();
  const covers = await cards
    .locator("svg[data-default-banner]")
    .evaluateAll((all) => all.map((cover) => cover.innerHTML + getComputedStyle(cover).backgroundColor));
  expect(covers.length).toBe(count);
  expect(new Set(covers).size).toBe(count);
  const open = cards.filter({ hasText: "Public" }).first();
  await expect(open.getByText(/^Members: /)).toBeAttached();
  const name = await open.getByRole("heading", { level: 3 }).innerText();
  await open.getByRole("link", { name }).click();
  await expect(home.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(
    home
      .getByRole("banner")
      .or(home.getByRole("main"))
      .getByText(/^Members: /)
      .first(),
  ).toBeAttached();
  await expect(home.getByText(/ · Created [A-Z][a-z]{2} \d+, \d{4}$/)).toBeVisible();
});
