import type { KeyboardEvent } from "react";
import { isComposing } from "#client/lib/text/composing.ts";

/**
 * Handles the keys of the ARIA feed pattern: Page Down and Page Up move from post to post, Enter opens the focused
 * post, Ctrl+End and Ctrl+Home leave the feed.
 */
export function handleFeedKeys(event: KeyboardEvent<HTMLElement>): void {
  const feed = event.currentTarget;
  const article = event.target instanceof Element ? event.target.closest("article") : null;
  // Elements with their own use of the key are skipped: a note that is being written.
  if (!article || !feed.contains(article) || isComposing(event)) return;
  if (event.key === "Enter" && event.target === article) {
    event.preventDefault();
    article.querySelector<HTMLElement>('a[href^="/post/"]')?.click();
    return;
  }
  const goal = goalOf(event, { feed, article });
  if (!(goal instanceof HTMLElement)) return;
  event.preventDefault();
  goal.focus();
}

function goalOf(event: KeyboardEvent, { feed, article }: { feed: HTMLElement; article: Element }): Element | null {
  const articles = [...feed.querySelectorAll("article")];
  const at = articles.findIndex((one) => one === article);
  switch (event.key) {
    case "PageDown":
      return articles[at + 1] ?? null;
    case "PageUp":
      return articles[at - 1] ?? null;
    case "End":
      return event.ctrlKey ? feed.nextElementSibling : null;
    case "Home":
      return event.ctrlKey ? headOf(feed) : null;
    default:
      return null;
  }
}

/** The first control before the list, or before the tab that contains it. */
function headOf(feed: HTMLElement): Element | null {
  const head = feed.closest("[role=tabpanel]")?.previousElementSibling ?? feed.previousElementSibling;
  return head?.querySelector("button") ?? null;
}
