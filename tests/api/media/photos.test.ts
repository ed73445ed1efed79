import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { join } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { form } from "#tests/kit/rest";
import { upload, uploaded } from "./mediaCalls.ts";

const app = await startApp();

describe("a photo of a phone", () => {
  test.each([
    ["of 48 million pixels", 8_064, 6_048, { width: 1_080, height: 810 }],
    ["that is a panorama", 12_000, 3_000, { width: 1_080, height: 270 }],
  ])("%s is taken", async (_, width, height, made) => {
    const ada = await join(app, "Ada");
    expect(await uploaded(ada, await pictures.jpeg(width, height))).toMatchObject(made);
  });

  test("in a format that is not taken is refused with its name and a way out", async () => {
    const ada = await join(app, "Ada");
    const { status, body } = await upload(ada, { file: pictures.heic() });
    expect([status, body.message]).toEqual([
      415,
      expect.stringMatching(/^This is a HEIC picture\. Please save it as a JPEG/),
    ]);
    const photo = await ada.send("/api/profile", form({ name: "Ada", avatar: pictures.heic() }));
    expect([photo.status, photo.body.message]).toEqual([415, body.message]);
  });
});
