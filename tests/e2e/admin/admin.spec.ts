import { browserOf, expect, test } from "#tests/e2e/fixtures";
import { makeStaff } from "#tests/e2e/staff";
import { join } from "#tests/kit/people";

test.use({ expectedNoise: /404 \(Not Found\)|401 \(Unauthorized\)/ });

test("an admin finds a member, signs them out, changes their role, reads it in the log and undoes it", async ({
  signedIn,
  member,
  origin,
}) => {
  const cy = await join({ url: origin }, "Cyprian Marsh");
  await makeStaff(member, "admin");

  await signedIn.goto("/");
  await signedIn.getByRole("button", { name: "Your account" }).click();
  await signedIn.getByRole("menuitem", { name: "Admin" }).click();
  await expect(signedIn.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  const figures = signedIn.getByRole("list", { name: "Figures" });
  await expect(figures.getByRole("listitem").filter({ hasText: "Emails that wait" })).toContainText("None failed");

  await signedIn.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Members" }).click();
  await signedIn.getByLabel("Name, username or whole address").fill(cy.email);
  const rows = signedIn.getByRole("list", { name: "Members" }).getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Address not verified");
  await rows.getByRole("link", { name: "Cyprian Marsh" }).click();
  await expect(signedIn.getByText(cy.email)).toBeVisible();

  const sessions = signedIn.getByRole("list", { name: "Sessions" });
  await sessions.getByRole("button", { name: /^Sign out/ }).click();
  const dialog = signedIn.getByRole("dialog");
  await dialog.getByRole("button", { name: "Sign out" }).click();
  await expect(dialog.getByText("Please give a reason")).toBeVisible();
  await dialog.getByLabel("Reason").fill("A lost phone");
  await dialog.getByRole("button", { name: "Sign out" }).click();
  await expect(dialog).toBeHidden();
  await expect(signedIn.getByText("Not signed in anywhere.")).toBeVisible();
  expect((await cy.get("/api/user")).status).toBe(401);

  await signedIn.getByRole("button", { name: "Change role…" }).click();
  await dialog.getByLabel("Reason").fill("Answers reports on Mondays");
  await dialog.getByRole("button", { name: "Change role" }).click();
  await expect(dialog).toBeHidden();
  const acts = signedIn.getByRole("list", { name: "Acts" });
  await expect(acts).toContainText(`Ada Byron ended sessions of Cyprian Marsh (@${cy.username})`);
  await expect(signedIn.getByRole("list", { name: "Record" })).toContainText("Moderator");

  await signedIn.getByRole("link", { name: "Open in the log" }).click();
  // The page that is left has the same list.
  await expect(signedIn.getByRole("heading", { level: 1, name: "Log of staff" })).toBeVisible();
  const change = acts.getByRole("listitem").filter({ hasText: "changed the role of Cyprian Marsh" });
  await change.getByRole("button", { name: "Undo…" }).click();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(dialog).toBeHidden();
  await expect(acts).toContainText("undid: changed the role of Cyprian Marsh");
  await signedIn.goto(`/admin/members/${cy.username}`);
  await expect(signedIn.getByRole("list", { name: "Record" })).not.toContainText("Moderator");
});

test("a member finds no page of admins", async ({ signedIn, origin, browser }) => {
  for (const path of ["/admin", "/admin/members", "/admin/registration"]) {
    await signedIn.goto(path);
    await expect(signedIn.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  }
  await signedIn.goto("/");
  await signedIn.getByRole("button", { name: "Your account" }).click();
  await expect(signedIn.getByRole("menuitem", { name: "Settings" })).toBeVisible();
  await expect(signedIn.getByRole("menuitem", { name: "Admin" })).toBeHidden();
  const other = await browserOf(browser, origin, await join({ url: origin }, "Dee Lind"), "/admin/members/anybody");
  await expect(other.page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await other.context.close();
});
