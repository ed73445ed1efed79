import { afterEach, beforeEach, expect, test } from "vitest";
import { visitSource, watchProfileLinks } from "./visitSource.ts";

const LINK = '<a href="/profile/ada">Ada</a>';

function linkIn(html: string): Element {
  document.body.innerHTML = html;
  const link = document.querySelector("a");
  if (!link) throw new Error("There is no link.");
  return link;
}

test("the source of a visit comes from the elements around the link, then from the screen", () => {
  expect(visitSource(linkIn(`<article data-post="7">${LINK}</article>`), "/")).toBe("feed");
  expect(visitSource(linkIn(`<aside>${LINK}</aside>`), "/")).toBe("people");
  expect(visitSource(linkIn(`<div data-post="7">${LINK}</div>`), "/post/7")).toBe("post");
  expect(visitSource(linkIn(`<div data-comment="7">${LINK}</div>`), "/")).toBe("post");
  expect(visitSource(linkIn(`<li data-found="7">${LINK}</li>`), "/bonds")).toBe("search");
  expect(visitSource(linkIn(LINK), "/bonds")).toBe("people");
  expect(visitSource(linkIn(LINK), "/profile/bo")).toBe("people");
  expect(visitSource(linkIn(`<li data-notification>${LINK}</li>`), "/")).toBe("notification");
});

let clicks: ReturnType<typeof watchProfileLinks>;
beforeEach(() => (clicks = watchProfileLinks()));
afterEach(() => clicks.stop());

test("a source counts once, for the profile to which its link leads", () => {
  const link = linkIn(`<article data-post="7">${LINK}</article>`);
  link.addEventListener("click", (event) => event.preventDefault());
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  history.replaceState(null, "", "/profile/ada");
  expect(clicks.takeSource()).toBe("feed");
  expect(clicks.takeSource()).toBeNull();
});

test("a profile that was opened without a link has no source", () => {
  const link = linkIn(`<article data-post="7">${LINK}</article>`);
  link.addEventListener("click", (event) => event.preventDefault());
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  history.replaceState(null, "", "/profile/bo");
  expect(clicks.takeSource()).toBeNull();
});
