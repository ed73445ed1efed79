import type { Page } from "@playwright/test";
import { befriend, join, type Person } from "#tests/kit/people";
import { arriveAs, browserOf, expect, test } from "#tests/e2e/fixtures";

const section = (page: Page, title: string) => page.getByRole("region", { name: title });
const row = (page: Page, title: string, name: string) =>
  section(page, title).getByRole("listitem").filter({ hasText: name });
/** Returns a person's row in the results of a search, where several may have the same name. */
const resultFor = (page: Page, person: Person) =>
  page
    .getByRole("list", { name: "People found" })
    .getByRole("listitem")
    .filter({ hasText: `@${person.username}` });

/** Sends a request for a bond. */
async function asks(one: Person, other: Person): Promise<void> {
  await one.query(`mutation ($id: ID!) { sendBondRequest(id: $id) { id } }`, { id: String(other.id) });
}

test("a request is accepted, and its sender is a friend", async ({ home, member, origin }) => {
  const bo = await join({ url: origin }, "Bo Lind");
  const cy = await join({ url: origin }, "Cy Marsh");
  await asks(bo, member);
  await asks(cy, member);
  await home
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "Bonds", exact: true })
    .click();
  await expect(home).toHaveURL("/bonds");
  await expect(row(home, "New Friend Requests", "Bo Lind")).toBeVisible();
  await expect(section(home, "Your Friends")).toContainText("No friends yet. Find people to bond with");

  await row(home, "New Friend Requests", "Cy Marsh").getByRole("button", { name: "Accept" }).click();
  await expect(home.getByText("Friend request accepted", { exact: true })).toBeVisible();
  await expect(row(home, "Your Friends", "Cy Marsh")).toBeVisible();
  await expect(row(home, "New Friend Requests", "Cy Marsh")).toBeHidden();
  // The focus moves to the next row.
  await expect(row(home, "New Friend Requests", "Bo Lind")).toBeFocused();

  await row(home, "New Friend Requests", "Bo Lind").getByRole("button", { name: "Reject" }).click();
  await expect(home.getByText("Friend request rejected", { exact: true })).toBeVisible();
  await expect(section(home, "New Friend Requests")).toContainText("No pending requests");
  await expect(section(home, "New Friend Requests").getByRole("heading")).toBeFocused();
});

test("a friend is removed", async ({ signedIn: home, member, origin }) => {
  const bo = await join({ url: origin }, "Bo Lind");
  await befriend(bo, member);
  await home.goto("/bonds");
  await row(home, "Your Friends", "Bo Lind").getByRole("button", { name: "Remove" }).click();
  const question = home.getByRole("alertdialog", { name: "Remove friend?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(row(home, "Your Friends", "Bo Lind").getByRole("button", { name: "Remove" })).toBeFocused();
  await row(home, "Your Friends", "Bo Lind").getByRole("button", { name: "Remove" }).click();
  await question.getByRole("button", { name: "Remove friend" }).click();
  await expect(home.getByText("Friend removed", { exact: true })).toBeVisible();
  await expect(section(home, "Your Friends")).toContainText("No friends yet.");
  await expect(section(home, "Your Friends").getByRole("heading")).toBeFocused();
});

test("people are searched, a request is sent and withdrawn", async ({ signedIn: home, origin }) => {
  const bo = await join({ url: origin }, "Bo Lind");
  await home.goto("/bonds");
  const search = home.getByRole("searchbox", { name: "Search people" });
  await search.fill("b");
  await expect(home.getByText("Type 2 characters")).toBeVisible();
  await search.fill(bo.username);
  await expect(resultFor(home, bo)).toBeVisible();
  await expect(home.getByRole("list", { name: "People found" }).getByRole("listitem")).toHaveCount(1);

  await resultFor(home, bo).getByRole("button", { name: "Add Friend" }).click();
  await expect(home.getByText("Friend request sent", { exact: true })).toBeVisible();
  await expect(resultFor(home, bo).getByRole("button", { name: "Request Sent" })).toBeDisabled();

  await row(home, "Sent Requests", "Bo Lind").getByRole("button", { name: "Withdraw" }).click();
  await expect(home.getByText("Request withdrawn", { exact: true })).toBeVisible();
  await expect(section(home, "Sent Requests")).toBeHidden();
  await expect(resultFor(home, bo).getByRole("button", { name: "Add Friend" })).toBeEnabled();

  await search.fill("nobody has this name");
  await expect(home.getByText("No one matches ‘nobody has this name’")).toBeVisible();
  await home.getByRole("button", { name: "Clear search" }).click();
  await expect(home.getByRole("list", { name: "Suggested people" }).getByRole("listitem").first()).toBeVisible();
});

test("a new member sees suggestions with a reason, and a dismissed one does not come back", async ({
  signedIn: home,
}) => {
  await home.goto("/bonds");
  const people = home.getByRole("list", { name: "Suggested people" }).getByRole("listitem");
  await expect(people).toHaveCount(10);
  const address = (await people.first().getByRole("link").first().getAttribute("href")) ?? "";
  const them = section(home, "Find Friends").locator(`a[href="${address}"]`);
  await people
    .first()
    .getByRole("button", { name: /^Do not suggest/ })
    .click();
  await expect(them).toHaveCount(0);
  // The focus moves to the next row.
  await expect(people.first()).toBeFocused();
  await home.reload();
  await expect(people).toHaveCount(10);
  await expect(them).toHaveCount(0);
});

test("all members are listed in pages of ten", async ({ signedIn: home }) => {
  await home.goto("/bonds");
  await home.getByRole("tab", { name: "Browse All" }).click();
  const people = home.getByRole("list", { name: "Everybody" }).getByRole("listitem");
  await expect(people).toHaveCount(10);
  const first = await people.first().textContent();
  const find = section(home, "Find Friends");
  await find.getByRole("button", { name: "Next" }).click();
  await expect(find.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(people.first()).not.toHaveText(first ?? "");
  await find.getByRole("button", { name: "Previous" }).click();
  // Members who joined meanwhile come before the first one.
  await expect(people.filter({ hasText: first ?? "" })).toHaveCount(1);
});

test("the number beside Bonds follows changes elsewhere", async ({ home, member, origin, browser }) => {
  const bo = await join({ url: origin }, "Bo Lind");
  const link = home
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "Bonds", exact: true });
  await expect(link).not.toContainText(/\d/);

  const { page: theirs, context, problems } = await browserOf(browser, origin, bo, "/bonds");
  await theirs.getByRole("searchbox", { name: "Search people" }).fill(member.username);
  await resultFor(theirs, member).getByRole("button", { name: "Add Friend" }).click();
  await expect(link).toContainText("1 pending request");

  await theirs.getByRole("button", { name: "Withdraw" }).click();
  await expect(link).not.toContainText(/\d/);
  await context.close();
  expect(problems).toEqual([]);
});

test("on phones the search comes first and the bar at the bottom counts to nine", async ({ page, member, origin }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const askers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => join({ url: origin }, `Asker ${"ABCDEFGHIJ"[index]}`)),
  );
  for (const asker of askers) await asks(asker, member);
  await arriveAs(page.context(), member);
  await page.goto("/bonds");
  const link = page.getByRole("navigation", { name: "Main, bottom" }).getByRole("link", { name: "Bonds", exact: true });
  await expect(link).toContainText("9+");
  const search = await page.getByRole("searchbox", { name: "Search people" }).boundingBox();
  const requests = await section(page, "New Friend Requests").boundingBox();
  expect(search?.y).toBeLessThan(requests?.y ?? 0);
});

test.describe("when the session has ended meanwhile", () => {
  test.use({ expectedNoise: /401|Unauthorized access|4403|4401|WebSocket|No response received from server/ });
  test("a request shows a message to log in", async ({ signedIn: home, member, origin }) => {
    const bo = await join({ url: origin }, "Bo Lind");
    // By its socket the page would learn of the end before the button is pressed.
    await home.routeWebSocket(/graphql/, () => {});
    await home.goto("/bonds");
    await home.getByRole("searchbox", { name: "Search people" }).fill(bo.username);
    const ask = resultFor(home, bo).getByRole("button", { name: "Add Friend" });
    await expect(ask).toBeVisible();
    await member.send("/api/auth/logout");
    await ask.click();
    await expect(home.getByText("You must be logged in to send friend requests", { exact: true })).toBeVisible();
  });
});

test.describe("when the lists cannot be loaded", () => {
  test.use({ expectedNoise: /Failed to load resource|No response received/ });
  test("each shows an error and can be tried again", async ({ home }) => {
    await home.route("**/graphql", (route) =>
      /"operationName":"(Friends|BondRequests)"/.test(route.request().postData() ?? "")
        ? route.abort()
        : route.continue(),
    );
    await home.goto("/bonds");
    const requests = section(home, "New Friend Requests");
    await expect(requests.getByText("Failed to load friend requests. Please try again later.")).toBeVisible();
    const friends = section(home, "Your Friends");
    await expect(friends.getByText("Failed to load friends. Please try again later.")).toBeVisible();
    await home.unroute("**/graphql");
    await requests.getByRole("button", { name: "Try Again" }).click();
    await expect(requests).toContainText("No pending requests");
    await friends.getByRole("button", { name: "Try Again" }).click();
    await expect(friends).toContainText("No friends yet.");
  });
});
