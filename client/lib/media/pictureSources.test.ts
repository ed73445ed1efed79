import { expect, test } from "vitest";
import { srcSets } from "./pictureSources.ts";

test("the smallest format comes first, each with its sizes in ascending order", () => {
  const sources = [
    { url: "http://localhost:4000/media/a-1080.webp", width: 1080, type: "image/webp" },
    { url: "http://localhost:4000/media/a-480.webp", width: 480, type: "image/webp" },
    { url: "http://localhost:4000/media/a-480.avif", width: 480, type: "image/avif" },
  ];
  expect(srcSets(sources)).toEqual([
    { type: "image/avif", srcSet: "/media/a-480.avif 480w" },
    { type: "image/webp", srcSet: "/media/a-480.webp 480w, /media/a-1080.webp 1080w" },
  ]);
});

test("a video's sources are not pictures", () => {
  expect(srcSets([{ url: "/media/a.mp4", width: 640, type: "video/mp4" }])).toEqual([]);
});
