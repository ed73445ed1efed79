import { expect, test } from "vitest";
import {
  accountDeletedMail,
  exportReadyMail,
  passwordChangedMail,
  resetMail,
  verificationMail,
} from "./mail.mails.tsx";

const link = "https://ideas.example/auth/verify-email?id=1&hash=2";
const receipt = { posts: 12, comments: 1, messages: 0, files: 2, bonds: 3, likes: 0, bookmarks: 0 };
const all = (name: string) =>
  Promise.all(
    [verificationMail, resetMail, passwordChangedMail, exportReadyMail, accountDeletedMail].map((mail) =>
      mail({ name, link, receipt }),
    ),
  );

test("every mail has the same content in text and in HTML, and its link is alone on a line of the text", async () => {
  for (const mail of await all("Ada")) {
    expect(mail.html).toMatch(/^<!DOCTYPE html/);
    expect(mail.html).toContain("Hello Ada,");
    expect(mail.text).toContain("\n\nHello Ada,\n\n");
    expect(mail.text.split("\n").filter((line) => line.includes("://"))).toEqual(mail.link ? [link] : []);
    expect(mail.html.includes(`href="${link.replace("&", "&amp;")}"`)).toBe(mail.link !== undefined);
    expect(mail.html).not.toMatch(/<(img|script|link)\b/);
  }
});

test.each(["see evil.example", "https://evil.example", "www.evil", "win@evil.example", "evil.co/m"])(
  "a mail does not carry the advertisement %j",
  async (name) => {
    for (const mail of await all(name)) {
      expect(mail.text).toContain("\n\nHello,\n\n");
      expect(mail.html).not.toContain("evil");
    }
  },
);

test.each(["Ada L. King", "Dr. Zoë", "O'Neill-李", "J.R. Tolkien"])("%s is greeted by name", async (name) => {
  for (const mail of await all(name)) expect(mail.text).toContain(`Hello ${name},`);
});
