import { beforeEach, expect, test } from "vitest";
import { toast, toastStore } from "#client/ui/toasts/toast.ts";
import { BANNER, isPicture, reportUploadFailed } from "./profilePictures.ts";

beforeEach(() => toast.remove());

const fileOf = (type: string, bytes: number) => new File([new Uint8Array(bytes)], "file", { type });
const MB = 1024 * 1024;

test("a picture of at most 5 MB can be a banner", () => {
  expect(isPicture(fileOf("image/png", 5 * MB), BANNER)).toBe(true);
  expect(toastStore.items()).toEqual([]);
});

test("a file that is no picture cannot, and the member sees why", () => {
  expect(isPicture(fileOf("application/pdf", 10), BANNER)).toBe(false);
  expect(toastStore.items()[0]).toMatchObject({
    title: "Invalid file type",
    description: "Please select an image file (JPEG, PNG, etc.)",
    variant: "failure",
  });
});

test("neither can a picture of more than 5 MB", () => {
  expect(isPicture(fileOf("image/jpeg", 5 * MB + 1), BANNER)).toBe(false);
  expect(toastStore.items()[0]).toMatchObject({
    title: "File too large",
    description: "Please select an image under 5MB",
    variant: "failure",
  });
});

test("the message after a failed upload", () => {
  reportUploadFailed(BANNER);
  expect(toastStore.items()[0]).toMatchObject({
    title: "Upload failed",
    description: "There was an error uploading your banner. Please try again.",
  });
});
