import type { Browser, CDPSession, Page } from "@playwright/test";
import { eventually } from "#tests/kit/eventually";
import type { Person } from "#tests/kit/people";

/** The page is quiet once it has executed no script for this number of looks, which are 100 ms apart. */
const QUIET_LOOKS = 6;
const LOOK_MS = 100;
/** Scripts shorter than this between two looks are the looks themselves, in milliseconds. */
const NOTHING_MS = 1;

/** What an act costs the page, in milliseconds. */
export interface Cost {
  script: number;
  /** All work of the main thread: script, style, layout, painting. */
  thread: number;
}

/**
 * A member who reads the feed in a browser. The acts in a measured time are the browser's own input (mouse, wheel),
 * because Playwright's locators execute script in the page, and more of it on a longer page.
 */
export class Reader {
  private constructor(
    readonly page: Page,
    private readonly cdp: CDPSession,
  ) {}

  /** Opens the feed in a new window. */
  static async open(browser: Browser, url: string, who: Person): Promise<Reader> {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 }, locale: "en-US" });
    await context.addInitScript((token) => {
      localStorage.setItem("auth_token", token);
    }, who.token);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Performance.enable");
    const reader = new Reader(page, cdp);
    await page.goto("/");
    await eventually(async () => (await reader.count()) === 10, { timeout: 30_000 });
    await page.mouse.move(640, 500);
    await reader.settled();
    return reader;
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  /** The number of posts in the feed. */
  count(): Promise<number> {
    return this.page.evaluate(() => document.querySelectorAll("[role=feed] [data-post]").length);
  }

  private async metric(name: string): Promise<number> {
    const { metrics } = await this.cdp.send("Performance.getMetrics");
    return metrics.find((one) => one.name === name)?.value ?? 0;
  }

  /** Waits until the page executes no script any more. */
  async settled(): Promise<void> {
    let before = -1;
    let looks = 0;
    await eventually(
      async () => {
        const now = (await this.metric("ScriptDuration")) * 1_000;
        looks = now - before < NOTHING_MS ? looks + 1 : 0;
        before = now;
        return looks >= QUIET_LOOKS;
      },
      { timeout: 60_000, interval: LOOK_MS },
    );
  }

  /** Measures an act with everything that follows from it. */
  async cost(act: () => Promise<unknown>): Promise<Cost> {
    const [script, thread] = [await this.metric("ScriptDuration"), await this.metric("TaskDuration")];
    await act();
    await this.settled();
    return {
      script: ((await this.metric("ScriptDuration")) - script) * 1_000,
      thread: ((await this.metric("TaskDuration")) - thread) * 1_000,
    };
  }

  /**
   * Scrolls to the end, and presses the button there if there is one, until the feed has its next ten posts. It never
   * scrolls while a page is being appended, so that one call appends one page.
   */
  async readOn(): Promise<void> {
    const wanted = (await this.count()) + 10;
    await eventually(
      async () => {
        if ((await this.count()) >= wanted) return true;
        await this.page.mouse.wheel(0, 100_000);
        await this.settled();
        const button = await this.buttonAtEnd();
        if (button) {
          await this.page.mouse.click(button.x, button.y);
          await this.page.mouse.move(640, 500);
          await this.settled();
        }
        return (await this.count()) >= wanted;
      },
      { timeout: 60_000, interval: LOOK_MS },
    );
  }

  /** Reads until the feed has this number of pages. */
  async readTo(page: number): Promise<void> {
    while ((await this.count()) < page * 10) await this.readOn();
  }

  private buttonAtEnd(): Promise<{ x: number; y: number } | null> {
    return this.page.evaluate(() => {
      const more = [...document.querySelectorAll("[role=feed] ~ * button")].find(
        (one) => one.textContent === "Load more",
      );
      const box = more?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    });
  }

  /** Finds the like button of a post that is in view, and returns where it is. */
  async findLike(at: number): Promise<{ x: number; y: number }> {
    const [like] = await this.places(`[role=feed] [data-post]:nth-of-type(${at}) [data-act=like]`);
    if (!like) throw new Error(`No like button in the post ${at}.`);
    return like;
  }

  /** Scrolls to the first element of a selector, and returns the middle of it. */
  async places(selector: string): Promise<{ x: number; y: number }[]> {
    await this.page.evaluate((of) => document.querySelector(of)?.scrollIntoView({ block: "center" }), selector);
    await this.settled();
    return await this.page.evaluate(
      (of) =>
        [...document.querySelectorAll(of)].slice(0, 1).map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        }),
      selector,
    );
  }

  /** The size of the page: its heap in megabytes after a collection, and the nodes of its document. */
  async size(): Promise<{ heap: number; nodes: number }> {
    await this.cdp.send("HeapProfiler.collectGarbage");
    return { heap: (await this.metric("JSHeapUsedSize")) / 1e6, nodes: await this.metric("Nodes") };
  }

  /** Leaves the feed for another page and returns; the distance from the place before, in pixels. */
  async leaveAndReturn(): Promise<number> {
    await this.page.mouse.wheel(0, -2_500);
    await this.settled();
    const before = await this.topCard();
    await this.page.evaluate(() => document.querySelector<HTMLElement>('a[href="/settings"]')?.click());
    await this.page.waitForURL("/settings");
    await this.settled();
    await this.page.goBack();
    await eventually(async () => (await this.count()) > 0, { timeout: 30_000 });
    await this.settled();
    const after = await this.page.evaluate(
      (id) => document.querySelector(`[data-post="${id}"]`)?.getBoundingClientRect().top,
      before.id,
    );
    return after === undefined ? Number.POSITIVE_INFINITY : Math.abs(after - before.top);
  }

  private topCard(): Promise<{ id: string; top: number }> {
    return this.page.evaluate(() => {
      const cards = [...document.querySelectorAll<HTMLElement>("[data-post]")];
      const card = cards.find((one) => one.getBoundingClientRect().bottom > 84);
      return { id: card?.dataset["post"] ?? "", top: card?.getBoundingClientRect().top ?? 0 };
    });
  }
}
