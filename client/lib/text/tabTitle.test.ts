// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { tabTitle } from "./tabTitle.ts";

test("the title of a tab shows the screen, and the number of unread things", () => {
  tabTitle.setScreen("Feed");
  expect(document.title).toBe("Feed · Commonplace");
  tabTitle.setNews(3);
  expect(document.title).toBe("(3) Feed · Commonplace");
  tabTitle.setScreen("Bonds");
  expect(document.title).toBe("(3) Bonds · Commonplace");
  tabTitle.setNews(2, "messages");
  expect(document.title).toBe("(5) Bonds · Commonplace");
  tabTitle.setNews(0, "messages");
  tabTitle.setNews(1_000);
  expect(document.title).toBe("(99+) Bonds · Commonplace");
  tabTitle.setNews(0);
  tabTitle.setScreen("Eve\u202E");
  expect(document.title).toBe("Eve\u202E\u202C · Commonplace");
  tabTitle.setScreen(null);
  expect(document.title).toBe("Commonplace");
});
