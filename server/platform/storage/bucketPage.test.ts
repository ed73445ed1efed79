import { expect, test } from "vitest";
import { readBucketPage } from "./bucketPage.ts";

const pageOf = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>b</Name>${content}</ListBucketResult>`;
const file = (key: string, at = "2026-01-02T03:04:05.000Z") =>
  `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><ETag>&quot;x&quot;</ETag><Size>1</Size></Contents>`;

test("a page of a bucket's list contains the names of our files and when they were stored", () => {
  const page = pageOf(`${file("media/abcdefghijklmnop.webp")}\n  ${file("media/~abcdefghijklmnop.480.avif")}`);
  const storedAt = new Date("2026-01-02T03:04:05.000Z");
  expect(readBucketPage(page, "media/")).toEqual({
    files: [
      { key: "abcdefghijklmnop.webp", storedAt },
      { key: "~abcdefghijklmnop.480.avif", storedAt },
    ],
    next: null,
  });
});

test("other files are left out, and a bucket may be empty", () => {
  const others = [file("media/notes.txt"), file("media/a&amp;b.webp"), file("media/")].join("");
  expect(readBucketPage(pageOf(others), "media/").files).toEqual([]);
  expect(readBucketPage(pageOf(""), "media/")).toEqual({ files: [], next: null });
});

test("the token of the next page is decoded, however it is escaped", () => {
  const token = "1&amp;2&lt;3&gt;4&quot;5&#34;6&#x41;7&apos;8==";
  const page = pageOf(`<IsTruncated>true</IsTruncated><NextContinuationToken>${token}</NextContinuationToken>`);
  expect(readBucketPage(page, "media/").next).toBe(`1&2<3>4"5"6A7'8==`);
});

test("an incomplete page is not an empty bucket", () => {
  expect(() => readBucketPage(pageOf(file("media/abcdefghijklmnop.webp")).slice(0, -30), "media/")).toThrow(
    "Missing end tag",
  );
  expect(() => readBucketPage("", "media/")).toThrow("Root element");
});
