import { expect, test } from "#tests/e2e/fixtures";
import { makeStaff } from "#tests/e2e/staff";

test("an admin measures a colour while choosing it, and reads the rules as members will", async ({
  signedIn,
  member,
}) => {
  await makeStaff(member, "admin");
  await signedIn.goto("/admin/settings");
  const colours = signedIn.getByRole("region", { name: "Colours" });
  await colours.getByLabel("On light ground", { exact: true }).fill("#ffcc00");
  await expect(colours.getByText(/light surfaces is 1\.\d to 1/)).toBeVisible();
  await expect(colours.getByRole("button", { name: "Save" })).toBeDisabled();
  await colours.getByLabel("On light ground", { exact: true }).fill("#08649d");
  await expect(colours.getByText(/^Contrast \d\.\d to 1/)).toBeVisible();
  await expect(colours.getByRole("button", { name: "Save" })).toBeEnabled();

  await signedIn.goto("/admin/rules");
  await signedIn.getByLabel("Rules", { exact: true }).fill("## Be kind\n\nAlways **and** everywhere.");
  const preview = signedIn.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: "Be kind" })).toBeVisible();
  await signedIn.getByLabel("Members have to accept the rules again").check();
  await signedIn.getByRole("button", { name: "Publish…" }).click();
  const question = signedIn.getByRole("alertdialog", { name: /^Publish version/ });
  await expect(question).toContainText("Each member sees a bar until they accept them");
  await question.getByRole("button", { name: "Cancel" }).click();
  await signedIn.setViewportSize({ width: 390, height: 844 });
  await signedIn.goto("/admin/settings");
  await expect(colours).toBeVisible();
  const overflow = await signedIn.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("other members find no such pages", async ({ signedIn }) => {
  for (const path of ["/admin/settings", "/admin/rules"]) {
    await signedIn.goto(path);
    await expect(signedIn.getByText("Page not found").first()).toBeVisible();
  }
});
