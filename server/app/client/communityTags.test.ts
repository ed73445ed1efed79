import { expect, test } from "vitest";
import { contrast } from "#server/features/community/community.colours.rules";
import type { CommunityFacts } from "#server/platform/live/community";
import { withCommunity } from "./communityTags.ts";

const PAGE = `<head><title>Commonplace</title></head>`;
const NOTHING: CommunityFacts = {
  name: "Commonplace",
  logo: null,
  contact: null,
  accentLight: null,
  accentDark: null,
  announcement: null,
  maintenance: null,
  publicIdeas: true,
};
const page = (facts: Partial<CommunityFacts>) =>
  withCommunity(PAGE, { ...NOTHING, ...facts }, (key) => `http://localhost/media/${key}`);

test("a community that has chosen nothing has the page as it was built", () => {
  expect(page({})).toBe(PAGE);
});

test("the page has the name, the logo and the contact of the community, escaped", () => {
  const logo = { key: "a.webp", width: 64, height: 64, placeholder: null };
  const html = page({ name: `Clay "&" <Kiln>`, logo, contact: "hello@ideas.example" });
  expect(html).toContain("<title>Clay &quot;&amp;&quot; &lt;Kiln&gt;</title>");
  expect(html).toContain('<meta name="application-name" content="Clay &quot;&amp;&quot; &lt;Kiln&gt;" />');
  expect(html).toContain('<meta name="logo" content="http://localhost/media/a.webp" />');
  expect(html).toContain('<meta name="contact" content="hello@ideas.example" />');
});

test("an accent is in its theme alone, and what is written on it and on its tint can be read", () => {
  const light = page({ accentLight: "#08649d" });
  expect(light).toMatch(/<style nonce="__NONCE__">:root\{--primary-solid:#08649d;/);
  expect(light).not.toContain("prefers-color-scheme");
  const dark = page({ accentDark: "#88c8fe" });
  expect(dark).toContain("@media (prefers-color-scheme:dark){:root:not([data-theme=light]){--primary-solid:#88c8fe;");
  expect(dark).toContain(":root[data-theme=dark]{");
  for (const html of [light, dark, page({ accentLight: "#6a6a6a" }), page({ accentDark: "#9a9a9a" })]) {
    const colourOf = (name: string) => new RegExp(`--${name}:(#\\w{6})`).exec(html)?.[1] ?? "";
    expect(contrast(colourOf("primary-on"), colourOf("primary-solid"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colourOf("primary-tintText"), colourOf("primary-tint"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colourOf("text-link"), colourOf("bg-selected"))).toBeGreaterThanOrEqual(4);
  }
});
