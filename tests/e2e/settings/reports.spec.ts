import { expect, test } from "#tests/e2e/fixtures";
import { join } from "#tests/kit/people";

test("a member reports a post by the keyboard, mutes its author, and follows the report in the settings", async ({
  signedIn,
  member,
  origin,
}) => {
  const bo = await join({ url: origin }, "Bo Dahl");
  const { id } = await bo.posts("Watches, cheap and only today");
  await signedIn.goto(`/post/${id}`);
  const more = signedIn.getByRole("article").getByRole("button", { name: "More about Bo Dahl" });
  const dialog = signedIn.getByRole("dialog");
  const openReport = async () => {
    await more.press("Enter");
    await signedIn.getByRole("menuitem", { name: "Report post…" }).press("Enter");
    await expect(dialog.getByRole("heading", { name: "Report this post" })).toBeVisible();
  };

  await openReport();
  await expect(dialog.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
  await dialog.getByRole("radio", { name: "No spam" }).press("Space");
  await dialog.getByRole("button", { name: "Next" }).press("Enter");
  await expect(dialog.getByText("Only moderators read your report.")).toBeFocused();
  await dialog.getByRole("textbox").fill("The fifth time");
  await signedIn.keyboard.press("Escape");
  await expect(more, "the button of the menu has the focus back").toBeFocused();

  await openReport();
  await dialog.getByRole("radio", { name: "No spam" }).press("Space");
  await dialog.getByRole("button", { name: "Next" }).press("Enter");
  await expect(dialog.getByRole("textbox"), "what was typed is still there").toHaveValue("The fifth time");
  await dialog.getByRole("checkbox", { name: "Mute Bo Dahl" }).press("Space");
  await dialog.getByRole("button", { name: "Send report" }).press("Enter");
  await expect(dialog.getByRole("heading", { name: "Report sent" })).toBeVisible();
  await dialog.getByRole("link", { name: "Your reports" }).press("Enter");

  const report = signedIn.getByRole("list", { name: "Your reports" }).getByRole("listitem");
  await expect(report).toContainText("A post by Bo Dahl");
  await expect(report).toContainText("Open");
  await expect(report).toContainText("The fifth time");
  const { body } = await member.get<{ people: { id: number }[] }>("/api/users/muted");
  expect(JSON.stringify(body)).toContain(bo.username);

  await signedIn.goto(`/post/${id}`);
  await openReport();
  await dialog.getByRole("radio", { name: "No hate" }).press("Space");
  await dialog.getByRole("button", { name: "Next" }).press("Enter");
  await dialog.getByRole("button", { name: "Send report" }).press("Enter");
  await expect(dialog.getByText("You have reported this already. Waiting for a moderator.")).toBeVisible();
});
