import { expect, test } from "vitest";
import { shareTags } from "./shareTags.ts";

const card = { title: "An idea", description: "Text", url: "http://localhost/post/1", image: null };

test("what a member wrote cannot leave its attribute", () => {
  const tags = shareTags({ ...card, title: `"><script>alert('x')</script>` });
  expect(tags).not.toContain("<script>");
  expect(tags).toContain("&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)");
});

test("the first 200 characters are told, whole ones", () => {
  const tags = shareTags({ ...card, description: "🎉".repeat(300) });
  expect(tags).toContain(`content="${"🎉".repeat(200)}"`);
});

test("a picture makes a large card", () => {
  expect(shareTags(card)).not.toContain("og:image");
  const tags = shareTags({ ...card, image: { url: "http://localhost/media/a.webp", alt: "A cat" } });
  expect(tags).toContain(`<meta property="og:image" content="http://localhost/media/a.webp" />`);
  expect(tags).toContain("summary_large_image");
});
