import { closed } from "#server/core/words/closed.rules";
import { capped } from "./numbers.ts";

/** Returns what the server has written into the head of the page under a name. */
export const metaOf = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta:is([name="${name}"],[property="${name}"])`)?.content;

/** What the community is called, which the server writes into the page where it is not the name of the product. */
export const PRODUCT = metaOf("application-name") ?? "Commonplace";
let name = PRODUCT;
const news = { notifications: 0, messages: 0 };

function show(): void {
  const count = news.notifications + news.messages;
  document.title = count > 0 ? `(${capped(count, 99)}) ${name}` : name;
}

/** The title of the tab: the screen's name, and before it the number of unread things. */
export const tabTitle = {
  /** Returns "Sign In · Commonplace", without the number of unread things. */
  name: () => name,
  setScreen(screen: string | null): void {
    name = screen === null ? PRODUCT : `${closed(screen)} · ${PRODUCT}`;
    show();
  },
  setNews(count: number, of: keyof typeof news = "notifications"): void {
    news[of] = count;
    show();
  },
};
