import { expect, test } from "vitest";
import type { OpenGraph } from "#server/core/openGraph";
import { withShareTags } from "./shareTags.ts";

const PAGE = `<head><title>Commonplace</title><meta name="description" content="All of it." /></head>`;
const card: OpenGraph = {
  type: "article",
  title: "An idea",
  author: "Ada Byron",
  description: "Text",
  url: "http://localhost/post/1",
  image: {
    url: "http://localhost/media/a.1080.jpg",
    type: "image/jpeg",
    size: { width: 1_080, height: 720 },
    alt: "A cat",
    large: true,
  },
};
const page = (more: Partial<OpenGraph>) => withShareTags(PAGE, { ...card, ...more }, "Commonplace");

test("a member's text cannot leave its attribute or its title", () => {
  const html = page({ title: `"></title><script>alert('x')</script> $& $1`, description: `<b> & "` });
  expect(html).not.toContain("<script>");
  expect(html).toContain("&quot;&gt;&lt;/title&gt;&lt;script&gt;alert(&#39;x&#39;)");
  expect(html).toContain("$&amp; $1");
  expect(html).toContain(`<meta name="description" content="&lt;b&gt; &amp; &quot;" />`);
});

test("the page has the title of what it shows, and one address", () => {
  const html = page({});
  expect(html).toContain("<title>An idea · Commonplace</title>");
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html.match(/name="description"/g)).toHaveLength(1);
  expect(html).toContain(`<link rel="canonical" href="http://localhost/post/1" />`);
});

test("the author of a post is named, and a profile has none", () => {
  expect(page({})).toContain(`<meta name="author" content="Ada Byron" />`);
  expect(page({ author: null })).not.toContain(`name="author"`);
});

test("the description contains the first 200 characters, whole ones", () => {
  expect(page({ description: "🎉".repeat(300) })).toContain(`content="${"🎉".repeat(200)}"`);
});

test("a description is cut between signs, and a name does not turn what stands after it", () => {
  const family = "👨‍👩‍👧‍👦";
  expect(page({ description: family.repeat(60) })).toContain(`content="${family.repeat(28)}"`);
  const html = page({ title: "Eve\u202E", image: { ...card.image, alt: "Eve\u2067" } });
  expect(html).toContain("<title>Eve\u202E\u202C · Commonplace</title>");
  expect(html).toContain(`property="og:title" content="Eve\u202E\u202C"`);
  expect(html).toContain(`property="og:image:alt" content="Eve\u2067\u2069"`);
});

test("a picture makes a large card, a member's picture a small one", () => {
  expect(page({})).toContain("summary_large_image");
  expect(page({ image: { ...card.image, large: false } })).toContain(`content="summary"`);
});

test("a picture comes with its type, size and description, in the order in which previews read them", () => {
  expect(page({})).toContain(
    [
      `<meta property="og:image" content="http://localhost/media/a.1080.jpg" />`,
      `<meta property="og:image:type" content="image/jpeg" />`,
      `<meta property="og:image:width" content="1080" />`,
      `<meta property="og:image:height" content="720" />`,
      `<meta property="og:image:alt" content="A cat" />`,
      `<meta name="twitter:image" content="http://localhost/media/a.1080.jpg" />`,
      `<meta name="twitter:image:alt" content="A cat" />`,
    ].join("\n"),
  );
});

test("an unknown size and a missing description are left out", () => {
  const html = page({ image: { ...card.image, size: null, alt: null } });
  expect(html).toContain("og:image:type");
  expect(html).not.toMatch(/og:image:(?:width|height|alt)|twitter:image:alt/);
});
