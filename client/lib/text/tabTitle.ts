import { capped } from "./numbers.ts";

export const PRODUCT = "Commonplace";
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
    name = screen === null ? PRODUCT : `${screen} · ${PRODUCT}`;
    show();
  },
  setNews(count: number, of: keyof typeof news = "notifications"): void {
    news[of] = count;
    show();
  },
};
