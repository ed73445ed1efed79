import type { Locator, Page } from "@playwright/test";
import { drag, PICTURE } from "#tests/e2e/dragging";
import { card, expect, refusePosts, test } from "#tests/e2e/fixtures";
import { pictures } from "#tests/kit/pictures";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Create a post" });
const wordsOf = (dialog: Locator) => dialog.getByRole("textbox", { name: "Your post" });

async function openComposer(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Start a post" }).click();
  await expect(wordsOf(dialogOf(page))).toBeFocused();
  return dialogOf(page);
}

test("a whole post is written with the keyboard alone", async ({ home, member }) => {
  await home.getByRole("button", { name: "Start a post" }).focus();
  await home.keyboard.press("Enter");
  const dialog = dialogOf(home);
  await expect(wordsOf(dialog)).toBeFocused();
  await home.keyboard.type(`${member.username} asks @amar`);
  await expect(dialog.getByRole("option", { name: /amara/ })).toHaveAttribute("aria-selected", "true");
  await home.keyboard.press("Enter");
  await expect(wordsOf(dialog)).toHaveValue(`${member.username} asks @amara `);
  await home.keyboard.type("about #en");
  await expect(dialog.getByRole("listbox", { name: "Tags" }).getByRole("option").nth(1)).toBeVisible();
  await home.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("option").nth(1)).toHaveAttribute("aria-selected", "true");
  await home.keyboard.press("ArrowUp");
  await home.keyboard.press("Tab");
  await expect(wordsOf(dialog)).toHaveValue(/ about #en\w+ $/);
  await home.keyboard.type("now #en");
  await expect(dialog.getByRole("listbox")).toBeVisible();
  await home.keyboard.press("Escape");
  await expect(dialog.getByRole("listbox")).toBeHidden();
  await expect(dialog).toBeVisible();
  await home.keyboard.press("Control+Enter");
  await expect(dialog).toBeHidden();
  await expect(home.getByText("Your post has been published successfully").first()).toBeVisible();
  await expect(card(home, `${member.username} asks @amara`)).toBeVisible();
});

test("an emoji is searched and inserted at the caret, which moves behind it", async ({ home }) => {
  const dialog = await openComposer(home);
  await home.keyboard.type("ab");
  await home.keyboard.press("ArrowLeft");
  await dialog.getByRole("button", { name: "Emoji" }).click();
  await home.getByRole("searchbox", { name: "Search emoji" }).fill("waving");
  await expect(home.getByRole("gridcell", { name: "Waving hand" })).toBeVisible();
  await expect(home.getByRole("gridcell", { name: "Grinning face", exact: true })).toBeHidden();
  await home.keyboard.press("Enter");
  await expect(wordsOf(dialog)).toHaveValue("a👋b");
  await expect(wordsOf(dialog)).toBeFocused();
  await home.keyboard.type("!");
  await expect(wordsOf(dialog)).toHaveValue("a👋!b");
});

test("a picture is added by the picker or by a drop anywhere, and can be removed and restored", async ({ home }) => {
  const dialog = await openComposer(home);
  await expect(dialog.getByRole("button", { name: "Post", exact: true })).toBeDisabled();
  const choosing = home.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Photo or video" }).click();
  await (await choosing).setFiles(PICTURE);
  await expect(dialog.getByRole("img", { name: "Your picture" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Post", exact: true })).toBeEnabled();
  await dialog.getByRole("button", { name: "Remove picture" }).click();
  await expect(dialog.getByText("Picture removed")).toBeVisible();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(dialog.getByRole("img", { name: "Your picture" })).toBeVisible();

  await dialog.getByRole("button", { name: "Describe it" }).click();
  await dialog.getByRole("textbox", { name: "Alt text" }).fill("The first one");
  await expect(dialog.getByRole("button", { name: "Photo or video" })).toHaveCount(0);
  const replacing = home.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Replace photo" }).click();
  await (await replacing).setFiles({ ...PICTURE, name: "another.png" });
  await expect(dialog.getByText("Picture replaced")).toBeVisible();
  await expect(dialog.getByRole("img", { name: "Your picture" })).toBeVisible();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(dialog.getByRole("img", { name: "The first one" })).toBeVisible();
  await dialog.getByRole("button", { name: "Remove picture" }).click();

  await drag(home, "dragenter", PICTURE);
  await expect(home.getByText("Drop to add the picture or video")).toBeVisible();
  await drag(home, "drop", PICTURE);
  await expect(home.getByText("Drop to add the picture or video")).toBeHidden();
  await expect(dialog.getByRole("img", { name: "Your picture" })).toBeVisible();
});

test("a file dropped on the feed begins a post, and a file of another kind is refused with a message", async ({
  home,
}) => {
  await drag(home, "drop", { ...PICTURE, name: "notes.txt", mimeType: "text/plain" });
  await expect(dialogOf(home).getByRole("alert")).toHaveText("Please select an image or a video");
});

test("a picture pasted on the feed begins a post", async ({ home }) => {
  await drag(home, "paste", PICTURE);
  await expect(dialogOf(home).getByRole("img", { name: "Your picture" })).toBeVisible();
});

test("a large photo becomes small enough before it is sent, and stands upright", async ({ home }) => {
  test.slow();
  const dialog = await openComposer(home);
  const sizeOf = (image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight];
  const preview = dialog.getByRole("img", { name: "Your picture" });
  for (const [photo, size] of [
    [await pictures.jpegOnItsSide(12_000, 3_000), [540, 2_160]],
    // More bytes than the server takes.
    [await pictures.noise(3_000, 2_700), [2_160, 1_944]],
  ] as const) {
    const buffer = Buffer.from(await photo.arrayBuffer());
    const answer = home.waitForResponse("**/api/uploads");
    await dialog.locator("input[type=file]").setInputFiles({ name: photo.name, mimeType: photo.type, buffer });
    await expect.poll(() => preview.evaluate(sizeOf)).toEqual(size);
    expect((await answer).ok()).toBe(true);
  }
});

const WRONG = [
  {
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("words"),
    says: "Please select an image or a video",
  },
  {
    name: "broken.png",
    mimeType: "image/png",
    buffer: Buffer.from("no picture"),
    says: "This image could not be read. Please select another one",
  },
  {
    name: "IMG_0001.HEIC",
    mimeType: "image/heic",
    buffer: Buffer.from("what this browser cannot read"),
    says: "This is a HEIC picture. Please save it as a JPEG. A phone takes JPEGs when its camera is set to the most compatible format",
  },
  {
    name: "empty.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.alloc(0),
    says: "This image could not be read. Please select another one",
  },
  {
    name: "large.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
    says: "Please select an image under 10MB",
  },
];

test("a wrong file is refused with words, however it comes, and leaves nothing behind", async ({ home }) => {
  test.slow();
  const dialog = await openComposer(home);
  const input = dialog.locator("input[type=file]");
  const isUntouched = async () => {
    await expect(dialog.locator("img, video")).toHaveCount(0);
    await expect(dialog.getByRole("button", { name: /Try Again|Remove|Describe it|Undo/ })).toHaveCount(0);
    await expect(dialog.getByRole("button", { name: "Post", exact: true })).toBeDisabled();
  };
  for (const { says, ...file } of WRONG) {
    await input.setInputFiles(file);
    await expect(dialog.getByRole("alert")).toHaveText(says);
    await isUntouched();
  }
  await drag(home, "drop", { ...PICTURE, name: "broken.png", buffer: Buffer.from("no picture") });
  await expect(dialog.getByRole("alert")).toHaveText("This image could not be read. Please select another one");
  await drag(home, "paste", { ...PICTURE, name: "paper.pdf", mimeType: "application/pdf" }, "[role=dialog] textarea");
  await expect(dialog.getByRole("alert")).toHaveText("Please select an image or a video");
  await isUntouched();
  await home.reload();
  await openComposer(home);
  await isUntouched();
  await input.setInputFiles(PICTURE);
  await expect(dialog.getByRole("img", { name: "Your picture" })).toBeVisible();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
});

test.describe("a file that only the server knows to be wrong", () => {
  test.use({ expectedNoise: /415|422/ });

  test("goes with the server's words, and the text stays", async ({ home }) => {
    const dialog = await openComposer(home);
    await wordsOf(dialog).fill("With a bad film");
    await dialog
      .locator("input[type=file]")
      .setInputFiles({ name: "film.mp4", mimeType: "video/mp4", buffer: Buffer.from("no film at all") });
    await expect(dialog.getByRole("alert").filter({ hasText: /Please select/ })).toBeVisible();
    await expect(dialog.locator("video")).toHaveCount(0);
    await expect(dialog.getByRole("button", { name: "Try Again" })).toHaveCount(0);
    await expect(wordsOf(dialog)).toHaveValue("With a bad film");
  });
});

test("the Post button keeps its width while it posts", async ({ home, member }) => {
  const dialog = await openComposer(home);
  await wordsOf(dialog).fill(`Wide ${member.username}`);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await home.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes("CreatePost")) await held;
    await route.continue();
  });
  const button = dialog.getByRole("button", { name: /^Post/ }).last();
  // Not the box on the screen, which grows while the dialog opens.
  const width = () => button.evaluate((one) => (one as HTMLElement).offsetWidth);
  const before = await width();
  await button.click();
  await expect(button).toHaveText("Posting...");
  expect(await width()).toBe(before);
  release();
  await expect(dialog).toBeHidden();
});

test("an upload shows its progress, can be cancelled, and is repeated", async ({ home }) => {
  let held: (() => void) | undefined;
  await home.route("**/api/uploads", async (route) => {
    await new Promise<void>((resolve) => (held = resolve));
    await route.continue().catch(() => {});
  });
  const dialog = await openComposer(home);
  await dialog.locator("input[type=file]").setInputFiles(PICTURE);
  await expect(dialog.getByRole("progressbar", { name: "Uploading the picture" })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel upload" }).click();
  await expect(dialog.getByText("Upload cancelled")).toBeVisible();
  held?.();
  await home.unroute("**/api/uploads");
  await dialog.getByRole("button", { name: "Try Again" }).click();
  await expect(dialog.getByText("Upload cancelled")).toBeHidden();
  await expect(dialog.getByRole("progressbar")).toBeHidden();
});

test.describe("where the location may be used", () => {
  test.use({ geolocation: { latitude: 48.13743, longitude: 11.57549 }, permissions: ["geolocation"] });

  test("it is requested only when the member switches it on, and can be removed", async ({ home }) => {
    const dialog = await openComposer(home);
    await dialog.getByRole("switch", { name: "Location" }).check();
    await expect(dialog.getByText("48.14, 11.58")).toBeVisible();
    await dialog.getByRole("button", { name: "Remove location" }).click();
    await expect(dialog.getByRole("switch", { name: "Location" })).not.toBeChecked();
  });

  test("a post can be for its author alone, at a place with a name, and the next one is public again", async ({
    home,
  }) => {
    const dialog = await openComposer(home);
    const audience = (label: string) => dialog.getByRole("button", { name: `Who can see it: ${label}` });
    await audience("Public").focus();
    await home.keyboard.press("Enter");
    await expect(home.getByRole("menuitemradio", { name: "Friends only" })).toBeVisible();
    await home.keyboard.press("End");
    await home.getByRole("menuitemradio", { name: "Only me" }).click();
    await expect(audience("Only me")).toBeFocused();
    await wordsOf(dialog).fill("A note to myself");
    await dialog.getByRole("switch", { name: "Location" }).check();
    await dialog.getByRole("textbox", { name: "Name of the place" }).fill("Munich, Germany");
    await expect(dialog.getByText("Draft saved", { exact: true })).toBeVisible();
    // The choice is part of the draft.
    await home.reload();
    await openComposer(home);
    await expect(audience("Only me")).toBeVisible();
    await dialog.getByRole("button", { name: "Post", exact: true }).click();
    await expect(dialog).toBeHidden();
    const post = card(home, "A note to myself");
    await expect(post.getByText("Only me")).toBeVisible();
    await expect(post.getByText("at Munich, Germany")).toBeVisible();
    await openComposer(home);
    await expect(audience("Public")).toBeVisible();
  });
});

test("a denied permission turns the switch off with a message", async ({ home }) => {
  const dialog = await openComposer(home);
  await dialog.getByText("Location", { exact: true }).click();
  await expect(
    dialog.getByText("Location is blocked. Allow it for this site in your browser to add it."),
  ).toBeVisible();
  await expect(dialog.getByRole("switch", { name: "Location" })).not.toBeChecked();
});

test("drafts are opened and deleted on another device", async ({ home, member, browser, origin }) => {
  const dialog = await openComposer(home);
  await wordsOf(dialog).fill("Begun at home");
  await expect(dialog.getByText("Draft saved", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Drafts (1)" })).toBeVisible();

  const elsewhere = await browser.newPage({ baseURL: origin });
  await elsewhere.addInitScript((token) => localStorage.setItem("auth_token", token), member.token);
  await elsewhere.goto("/create");
  await elsewhere.getByRole("button", { name: "Drafts (1)" }).click();
  await elsewhere.getByRole("button", { name: /^Begun at home/ }).click();
  const words = elsewhere.getByRole("textbox", { name: "Your post" });
  await expect(words).toHaveValue("Begun at home");
  await words.fill("Begun at home, went on on the way");
  await expect(elsewhere.getByText("Draft saved", { exact: true })).toBeVisible();

  // Two browsers cannot overwrite each other: the member chooses.
  await wordsOf(dialog).fill("Begun at home, other words");
  await expect(dialog.getByText(/also changed in another tab/)).toBeVisible();
  await expect(dialog.getByRole("group", { name: "This one" })).toContainText("Begun at home, other words");
  await expect(dialog.getByRole("group", { name: "The other" })).toContainText("went on on the way");
  await dialog.getByRole("button", { name: "Take the other" }).click();
  await expect(wordsOf(dialog)).toHaveValue("Begun at home, went on on the way");

  await dialog.getByRole("button", { name: "Drafts (1)" }).click();
  await home.getByRole("button", { name: /^Delete draft/ }).click();
  await home.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(wordsOf(dialog)).toHaveValue("");
  await elsewhere.close();
});

test.describe("when it cannot be posted", () => {
  test.use({ expectedNoise: /401|503|ERR_FAILED|Unauthorized|No response|Server error|Failed to load/ });

  test("an ended session shows the message of the specification, and the text stays", async ({ home }) => {
    const dialog = await openComposer(home);
    await wordsOf(dialog).fill("Still here");
    await home.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem("auth_token")}` };
      await fetch("/api/auth/logout", { method: "POST", headers });
    });
    await dialog.getByRole("button", { name: "Post", exact: true }).click();
    await expect(home.getByText("Authentication required", { exact: true }).first()).toBeVisible();
    await expect(dialog.getByRole("alert")).toHaveText("Please log in to create posts");
    await expect(wordsOf(dialog)).toHaveValue("Still here");
  });

  test("a failure is shown, nothing is lost, and the next attempt creates one post", async ({ home, member }) => {
    const dialog = await openComposer(home);
    await wordsOf(dialog).fill(`Twice tried ${member.username}`);
    await refusePosts(home);
    await dialog.getByRole("button", { name: "Post", exact: true }).click();
    await expect(home.getByText("Post failed", { exact: true }).first()).toBeVisible();
    await expect(dialog.getByRole("alert")).toHaveText("Unable to create post");
    await home.unroute("**/graphql");
    await dialog.getByRole("button", { name: "Post", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(card(home, `Twice tried ${member.username}`)).toHaveCount(1);
    await openComposer(home);
    await expect(wordsOf(dialog)).toHaveValue("");
  });
});
