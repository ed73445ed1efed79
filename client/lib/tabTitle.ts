import { capped } from "./numbers.ts";

export const PRODUCT = "Commonplace";
let name = PRODUCT;
let news = 0;

const show = () => void (document.title = news > 0 ? `(${capped(news, 99)}) ${name}` : name);

/** What the tab says: the screen's name, and before it how much waits for the member. */
export const tabTitle = {
  /** "Sign In · Commonplace", without what waits. */
  name: () => name,
  setScreen(screen: string | null): void {
    name = screen === null ? PRODUCT : `${screen} · ${PRODUCT}`;
    show();
  },
  setNews(count: number): void {
    news = count;
    show();
  },
};
