import { atWidth, barriersInBothThemes } from "#tests/e2e/barriers";
import { expect, test } from "#tests/e2e/fixtures";
import { makeStaff, reportedPost } from "#tests/e2e/staff";
import { join, PASSWORD } from "#tests/kit/people";

test.use({
  colorScheme: "light",
  contextOptions: { reducedMotion: "reduce" },
  expectedNoise: /403 \(Forbidden\)|You do not have permission to access this resource/,
});

test("a suspended member reads why and until when, appeals once, and comes back when the appeal is granted", async ({
  page,
  member,
  origin,
}) => {
  const mia = await join({ url: origin }, "Mia Berg");
  const { author, reporter } = await reportedPost(origin, { by: "Bo Dahl", words: "Likes for sale", rule: "no-spam" });
  await Promise.all([makeStaff(member, "moderator"), makeStaff(mia, "moderator")]);
  const { body } = await reporter.get<{ reports: { id: number }[] }>("/api/reports");
  const outcome = { outcome: "suspend", days: 7, words: "Selling likes is spam." };
  expect((await member.send(`/api/moderation/reports/${body.reports[0]?.id}/outcome`, outcome)).status).toBe(200);

  const signIn = async () => {
    await page.goto("/auth/login");
    await page.getByLabel("Email or username").fill(author.username);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
  };
  await signIn();
  await expect(page.getByRole("heading", { level: 1, name: "Your account is suspended" })).toBeVisible();
  await expect(page.getByText(/^This account is suspended until /)).toBeVisible();
  await expect(page.getByText("Selling likes is spam.")).toBeVisible();
  for (const width of [1280, 390])
    await atWidth(page, width, async () => expect(await barriersInBothThemes(page)).toEqual([]));

  const words = `It was a joke among friends of ${author.username}`;
  await page.getByLabel("Your appeal").fill(words);
  await page.getByRole("button", { name: "Send appeal" }).click();
  await expect(page.getByText("You have appealed. The moderators have not decided yet.")).toBeVisible();
  await expect(page.getByLabel("Your appeal")).toBeHidden();

  const open = await mia.get<{ appeals: { id: number; words: string }[] }>("/api/moderation/appeals");
  const appeal = open.body.appeals.find((one) => one.words === words);
  const decision = { outcome: "grant", words: "We have read it with you." };
  expect((await mia.send(`/api/moderation/appeals/${appeal?.id}/outcome`, decision)).status).toBe(200);
  await signIn();
  await expect(page).toHaveURL("/");
});
