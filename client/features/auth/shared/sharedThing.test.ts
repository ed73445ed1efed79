// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { sharedThing } from "./sharedThing.ts";
import { wantedPage } from "#client/features/auth/wantedPage.ts";

afterEach(() => {
  document.head.innerHTML = "";
  wantedPage.forget();
});

/** Writes the tags of a page as the server does, and remembers which page a visitor wanted. */
function arrive(wanted: string, tags: Record<string, string>): void {
  for (const [name, content] of Object.entries(tags)) {
    const meta = document.createElement("meta");
    meta.setAttribute(name.startsWith("og:") ? "property" : "name", name);
    meta.content = content;
    document.head.append(meta);
  }
  wantedPage.remember(wanted);
}

const POST = {
  "og:type": "article",
  "og:url": "https://ideas.example/post/316",
  "og:title": "A mini-grid should fail one street at a time",
  "og:description": "What we learnt.",
  "og:image": "https://ideas.example/media/a.jpg",
  "og:image:alt": "A street at night",
  "twitter:card": "summary_large_image",
  author: "Amara Koné",
};

test("a post is named by its title, its author and its picture", () => {
  arrive("/post/316?from=mail", POST);
  expect(sharedThing()).toEqual({
    purpose: "read “A mini-grid should fail one street at a time” by Amara Koné",
    picture: { src: "/media/a.jpg", alt: "A street at night", isFace: false },
  });
});

test("a post without a title is named by its beginning, cut between whole signs, and one without words by its author", () => {
  const text = `${"a".repeat(49)}👨‍👩‍👧‍👦 and more`;
  arrive("/post/316", { ...POST, "og:title": "Amara Koné on Commonplace", "og:description": text });
  expect(sharedThing()?.purpose).toBe(`read “${"a".repeat(49)}👨‍👩‍👧‍👦…” by Amara Koné`);
  document.head.innerHTML = "";
  const byline = "Amara Koné on Commonplace";
  arrive("/post/316", { ...POST, "og:title": byline, "og:description": byline });
  expect(sharedThing()?.purpose).toBe("read a post by Amara Koné");
});

test("a profile is named, in whatever case its address was written, and the product's icon is no picture", () => {
  arrive("/profile/Amara/", {
    ...POST,
    "og:type": "profile",
    "og:url": "https://ideas.example/profile/amara",
    "og:title": "Amara Koné (@amara)",
    "og:image": "https://ideas.example/icon-512.png",
  });
  expect(sharedThing()).toEqual({ purpose: "see the profile of Amara Koné (@amara)", picture: null });
});

test.each([
  ["nothing was wanted", "/", POST],
  ["the tags are of another page", "/post/317", POST],
  ["the page has no tags, since the thing is not public", "/post/316", {}],
])("nothing is named where %s", (_, wanted, tags) => {
  arrive(wanted, tags);
  expect(sharedThing()).toBeNull();
});
