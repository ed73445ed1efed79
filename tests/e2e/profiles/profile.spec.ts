import type { Page } from "@playwright/test";
import { pictures } from "#tests/kit/pictures";
import { join } from "#tests/kit/people";
import { arriveAs, expect, expectFocusSomewhere, test } from "#tests/e2e/fixtures";

/** Returns a file as a member would choose it. */
async function chosen(file: File) {
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}

/** Chooses a file through a button of the page. */
async function choose(page: Page, button: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  const opened = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).click();
  await (await opened).setFiles(file);
}

const toast = (page: Page) => page.getByRole("region", { name: /Notifications/ });

test("a new member sees their own profile, and what is missing in it", async ({ home, member }) => {
  await home.getByRole("button", { name: "Your account" }).click();
  await home.getByRole("menuitem", { name: "View Profile" }).click();
  await expect(home).toHaveURL(`/profile/${member.username}`);
  await expect(home.getByRole("heading", { level: 1, name: "Ada Byron" })).toBeVisible();
  await expect(home.locator("[data-default-banner]").first()).toBeVisible();
  await expect(home.getByText(/^Member since /)).toBeVisible();
  await expect(home.getByRole("meter", { name: "Profile completion" })).toHaveAttribute("aria-valuenow", "0");
  await expect(home.getByText("Complete your profile to increase visibility")).toBeVisible();
  await expect(home.getByRole("button", { name: "Add Friend" })).toHaveCount(0);

  await expect(home.getByText("No posts yet")).toBeVisible();
  await home.getByRole("tab", { name: "Comments" }).click();
  await expect(home.getByText("No comments yet")).toBeVisible();
  await home.getByRole("tab", { name: "Images" }).click();
  await expect(home.getByText("No images yet")).toBeVisible();
  await expect(home.getByRole("button", { name: "Add a photo" })).toBeVisible();

  await home.getByRole("link", { name: "Write a bio" }).click();
  await expect(home).toHaveURL("/profile/edit#bio");
  await expect(home.getByRole("textbox", { name: "Bio" })).toBeFocused();
});

test("a post that is written on the profile appears there", async ({ signedIn: home, member }) => {
  await home.goto(`/profile/${member.username}`);
  await home.getByRole("main").getByRole("button", { name: "Post", exact: true }).click();
  const dialog = home.getByRole("dialog", { name: "Create a post" });
  await dialog.getByRole("textbox", { name: "Your post" }).fill("Written at home");
  await dialog.getByRole("button", { name: "Post", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(home.getByRole("article").filter({ hasText: "Written at home" })).toBeVisible();
  await expect(home.getByText("No posts yet")).toHaveCount(0);
});

test("another member's profile shows their activity and their friends", async ({ page, origin }) => {
  const [ada, bo, cy] = await Promise.all(["Ada", "Bo", "Cy"].map((name) => join({ url: origin }, name)));
  if (!ada || !bo || !cy) throw new Error("Nobody came");
  const post = await ada.posts("Storage in every street");
  await ada.comments(post, "And one more thing");
  const media = await ada.uploads(await pictures.png(300, 200));
  await ada.posts("With a picture", { mediaIds: [media.id] });
  for (const friend of [bo]) {
    await friend.send("/api/friends/request", { user_id: ada.id });
    const { body } = await ada.get<{ requests: { id: number }[] }>("/api/friends/requests");
    await ada.send(`/api/friends/requests/${body.requests[0]?.id}/accept`);
  }
  await arriveAs(page.context(), cy);
  await page.goto(`/profile/${ada.username.toUpperCase()}`);
  await expect(page).toHaveURL(`/profile/${ada.username}`);
  await expect(page.getByRole("button", { name: "Add Friend" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit Profile" })).toHaveCount(0);
  await expect(page.getByRole("meter")).toHaveCount(0);
  const friends = page.getByRole("region", { name: "Friends", exact: true });
  const face = friends.getByRole("link", { name: /Bo/ });
  await expect(face).toHaveAttribute("href", `/profile/${bo.username}`);
  await expect(face).toHaveAttribute("target", "_blank");
  await expect(page.getByRole("region", { name: "Mutual friends" })).toHaveCount(0);

  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("link", { name: "View all posts" })).toHaveAttribute(
    "href",
    `/profile/${ada.username}/posts`,
  );
  await page.getByRole("tab", { name: "Comments" }).click();
  await expect(page.getByText("And one more thing")).toBeVisible();
  await page.getByRole("tab", { name: "Images" }).click();
  await page.getByRole("list", { name: "Images" }).getByRole("link").click();
  await expect(page.getByRole("dialog").getByText("With a picture")).toBeVisible();
});

test.describe("at an unknown address", () => {
  test.use({ expectedNoise: /404/ });
  test("a missing profile is not found, with the status for machines as well", async ({ home }) => {
    await home.evaluate(() => history.pushState(null, "", "/"));
    const answer = await home.goto("/profile/nobody-at-all");
    expect(answer?.status()).toBe(404);
    await expect(home.getByRole("heading", { name: "Profile not found" })).toBeVisible();
    await expect(home.getByText("The requested profile could not be found.")).toBeVisible();
    await home.getByRole("button", { name: "Go Back" }).click();
    await expect(home).toHaveURL("/");
  });
});

test("a profile that is blocked on its page disappears, and can be unblocked there", async ({
  signedIn: home,
  origin,
}) => {
  const bo = await join({ url: origin }, "Bo Lind");
  await bo.posts("Words on a wall");
  await home.goto(`/profile/${bo.username}`);
  await expect(home.getByRole("article")).toHaveCount(1);
  await home
    .getByRole("region", { name: "Profile of Bo Lind" })
    .getByRole("button", { name: "More about Bo Lind" })
    .click();
  await home.getByRole("menuitem", { name: "Block…" }).click();
  await home.getByRole("alertdialog").getByRole("button", { name: "Block", exact: true }).click();
  const blocked = home.getByRole("heading", { level: 1, name: "You blocked Bo Lind" });
  await expect(blocked).toBeVisible();
  await expect(home.getByText("Words on a wall")).toHaveCount(0);
  await expectFocusSomewhere(home);
  await home.reload();
  await expect(blocked).toBeVisible();
  await home.getByRole("main").getByRole("button", { name: "Unblock" }).click();
  await expect(home.getByRole("heading", { level: 1, name: "Bo Lind" })).toBeVisible();
  await expect(home.getByText("Words on a wall")).toBeVisible();
  await expect(home.getByRole("button", { name: "Add Friend" })).toBeVisible();
});

test("a member edits their profile, and the old name redirects", async ({ signedIn: home, member }) => {
  await home.goto("/edit-profile");
  const field = (name: string) => home.getByRole("textbox", { name, exact: true });
  await expect(field("Email")).toHaveValue(member.email);
  await expect(field("Email")).not.toBeEditable();
  await expect(home.getByText("Email cannot be changed")).toBeVisible();

  await field("Name").fill("  ");
  await field("Username").fill("");
  await field("Website").fill("ada.example");
  await home.getByRole("button", { name: "Save changes" }).click();
  await expect(home.getByText("Name is required", { exact: true })).toBeVisible();
  await expect(home.getByText("Username is required")).toBeVisible();
  await expect(home.getByText("Website must be a valid URL starting with http:// or https://")).toBeVisible();
  await expect(toast(home).getByText("Form validation failed")).toBeVisible();
  await expect(toast(home).getByText("Please correct the errors in the form.")).toBeVisible();
  await expect(field("Name")).toBeFocused();

  const renamed = `${member.username.slice(0, 12)}-king`;
  await field("Name").fill("Ada King");
  await field("Username").fill(renamed);
  await expect(home.getByText("Available")).toBeVisible();
  await field("Bio").fill("Numbers and poetry.");
  await field("Location").fill("London");
  await field("Website").fill("https://ada.example");
  await field("Phone").fill("+44 20 0000 0000");
  await home.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(home).getByText("Profile updated")).toBeVisible();
  await expect(home).toHaveURL(`/profile/${renamed}`);
  await expect(home.getByRole("heading", { level: 1, name: "Ada King" })).toBeVisible();
  await expect(home.getByText("Numbers and poetry.")).toBeVisible();
  await expect(home.getByRole("link", { name: "ada.example" })).toHaveAttribute("rel", "noopener nofollow ugc");
  await expect(home.getByRole("meter", { name: "Profile completion" })).toHaveAttribute("aria-valuenow", "67");

  await home.goto(`/profile/${member.username}`);
  await expect(home).toHaveURL(`/profile/${renamed}`);
});

test("changes of the form are there again after it was left, and Cancel asks before it drops them", async ({
  home,
}) => {
  const edit = () => home.getByRole("complementary").first().getByRole("link", { name: "Edit Profile" }).click();
  const place = home.getByRole("textbox", { name: "Location" });
  await edit();
  await place.fill("Half a pla");
  await home.getByRole("link", { name: "Feed" }).first().click();
  await expect(home).toHaveURL("/");
  await edit();
  await expect(place).toHaveValue("Half a pla");
  await expect(home.getByText("Draft restored")).toBeVisible();
  await home.reload();
  await expect(place).toHaveValue("Half a pla");
  await expect(home.getByRole("button", { name: "Save changes" })).toBeEnabled();

  await home.getByRole("button", { name: "Cancel" }).click();
  const question = home.getByRole("alertdialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(place).toHaveValue("Half a pla");
  await home.getByRole("button", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(home).toHaveURL(/\/profile\//);
  await home.goto("/profile/edit");
  await expect(place).toHaveValue("");
});

test("a new picture is no draft: leaving the form asks before it is lost", async ({ home }) => {
  await home.getByRole("complementary").first().getByRole("link", { name: "Edit Profile" }).click();
  await choose(home, "Add photo", await chosen(await pictures.png(300, 300)));
  await home.getByRole("dialog", { name: "Crop your photo" }).getByRole("button", { name: "Apply" }).click();
  await home.getByRole("link", { name: "Feed" }).first().click();
  const question = home.getByRole("alertdialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await home.goBack();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(question).toBeHidden();
});

test("a banner is cropped, uploaded and shown", async ({ signedIn: home, member }) => {
  await home.goto(`/profile/${member.username}`);
  await choose(home, "Change banner", { name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
  await expect(toast(home).getByText("Invalid file type")).toBeVisible();
  await expect(toast(home).getByText("Please select an image file (JPEG, PNG, etc.)")).toBeVisible();
  const large = { name: "a.png", mimeType: "image/png", buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
  await choose(home, "Change banner", large);
  await expect(toast(home).getByText("File too large")).toBeVisible();
  await expect(toast(home).getByText("Please select an image under 5MB")).toBeVisible();

  await choose(home, "Change banner", await chosen(await pictures.png(1200, 900)));
  const crop = home.getByRole("dialog", { name: "Crop your banner" });
  await crop.getByRole("slider", { name: "Zoom" }).fill("2");
  await crop.getByRole("slider", { name: "Top to bottom" }).fill("1");
  await crop.getByRole("button", { name: "Apply" }).click();
  await expect(toast(home).getByText("Banner updated")).toBeVisible();
  await expect(home.locator("[data-default-banner]")).toHaveCount(0);
  const banner = home.getByRole("region", { name: "Your profile" }).locator("img").first();
  await expect(banner).toHaveAttribute("src", /^\/media\//);
  expect(await banner.evaluate((one: HTMLImageElement) => one.naturalWidth / one.naturalHeight)).toBeCloseTo(3, 1);
});

test.describe("without a connection to the server", () => {
  test.use({ expectedNoise: /ERR_FAILED|uploads|No response/ });

  test("a banner that could not be uploaded gives way to the one before", async ({ signedIn: home, member }) => {
    await home.goto(`/profile/${member.username}`);
    await home.route("**/api/uploads", (route) => route.abort());
    await choose(home, "Change banner", await chosen(await pictures.png(600, 200)));
    await home.getByRole("dialog").getByRole("button", { name: "Apply" }).click();
    await expect(toast(home).getByText("Upload failed")).toBeVisible();
    await expect(toast(home).getByText("There was an error uploading your banner. Please try again.")).toBeVisible();
    await expect(home.locator("[data-default-banner]").first()).toBeVisible();
  });
});

test("a photo is shown everywhere once the form is saved", async ({ signedIn: home, member }) => {
  await home.goto("/profile/edit");
  await choose(home, "Add photo", await chosen(await pictures.png(400, 300)));
  await home.getByRole("dialog", { name: "Crop your photo" }).getByRole("button", { name: "Apply" }).click();
  await home.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(home).getByText("Profile updated")).toBeVisible();
  await expect(home).toHaveURL(`/profile/${member.username}`);
  await expect(home.getByRole("button", { name: "Your account" }).locator("img")).toHaveAttribute("src", /\/media\//);
  await expect(home.getByRole("meter", { name: "Profile completion" })).toHaveAttribute("aria-valuenow", "17");
});
