import { expect, test } from "#tests/e2e/fixtures";

/** The script of Apollo Sandbox comes from another host, which no test can reach. */
const WITHOUT_SANDBOX = /embeddable-sandbox\.cdn\.apollographql\.com|net::ERR_FAILED/;

test.use({ expectedNoise: WITHOUT_SANDBOX });

test("a developer without Apollo's Sandbox runs a query in the explorer of our own", async ({ page, member }) => {
  await page.route(WITHOUT_SANDBOX, (route) => route.abort());
  await page.goto("/graphql");
  await expect(page.getByRole("link", { name: "Open in Apollo Sandbox" })).toHaveAttribute(
    "href",
    /studio\.apollographql\.com\/sandbox\/explorer\?endpoint=http/,
  );
  // The token goes between the quotes that are there: the editor would close each bracket that is typed.
  await page.getByRole("region", { name: "Headers" }).getByRole("textbox").first().focus();
  await page.keyboard.press("ControlOrMeta+End");
  for (let n = 0; n < '" }'.length; n++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.insertText(member.token);
  await page.getByRole("button", { name: /Execute query/ }).click();
  await page.getByRole("menuitem", { name: "Feed" }).click();
  await expect(page.getByRole("region", { name: "Result Window" })).toContainText('"edges"');
  await page.getByRole("button", { name: "Variables" }).click();
  await expect(page.getByRole("region", { name: "Variables" })).toContainText("ada_palmer");
  await page.getByRole("button", { name: /Execute query/ }).click();
  await page.getByRole("menuitem", { name: "Live" }).click();
  // The first event says that whatever follows is not missed.
  await expect(page.getByRole("region", { name: "Result Window" })).toContainText('"postAdded": null');
  await member.posts("An idea for whoever listens");
  await expect(page.getByRole("region", { name: "Result Window" })).toContainText("An idea for whoever listens");
  // Its token stays in the page: another visit begins without one.
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain(member.token);
});
