import type { CDPSession, Locator, Page } from "@playwright/test";
import { eventually } from "#tests/kit/eventually";
import type { Stand } from "#tests/lab/stand";
import { layoutShift, type Shift, slowestInteraction, type TimedEvent } from "./vitals.ts";

/** A phone whose processor is this many times slower than this machine's. */
const SLOWER = 4;
// One pixel of the screen for each of the page: a phone draws with a graphics processor, which this browser has not.
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** The page is quiet once it has done nothing for this number of looks, which are 100 ms apart. */
const QUIET_LOOKS = 5;

interface Seen {
  /** When the largest part so far was there. */
  largest: number;
  shifts: Shift[];
  events: TimedEvent[];
}

/** What a visit has measured. */
export interface Vitals {
  /** When the largest part of the screen was there (LCP), in milliseconds. */
  lcp: number;
  /** The longest interaction (INP), in milliseconds. */
  inp: number;
  cls: number;
  /** The interactions with the time from the input to the next frame, in milliseconds. */
  interactions: Record<string, number>;
}

/** A visit of a page on a slow phone. Its acts are the browser's own input. */
export class Visit {
  private readonly interactions: Record<string, number> = {};

  private constructor(
    readonly page: Page,
    private readonly cdp: CDPSession,
  ) {}

  /** Opens a page in a browser that has never seen it, as a member if there is a token, and waits until it is quiet. */
  static async open({ browser, url }: Stand, path: string, token: string | null): Promise<Visit> {
    const context = await browser.newContext({ ...PHONE, baseURL: url, locale: "en-US" });
    await context.addInitScript(watch, token);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Performance.enable");
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const visit = new Visit(page, cdp);
    await page.goto(path, { waitUntil: "load" });
    await visit.settled();
    return visit;
  }

  /** Taps the middle of an element, and waits until everything that follows is done. */
  async tap(what: string, element: Locator): Promise<void> {
    await element.scrollIntoViewIfNeeded();
    await this.settled();
    const box = await element.boundingBox();
    if (!box) throw new Error(`There is nothing to tap: ${what}.`);
    await this.timed(what, () => this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2));
  }

  /** Types a text where the cursor is, and waits until everything that follows is done. */
  async type(what: string, text: string): Promise<void> {
    await this.timed(what, () => this.page.keyboard.type(text));
  }

  /** Presses a key, and waits until everything that follows is done. */
  async press(what: string, key: string): Promise<void> {
    await this.timed(what, () => this.page.keyboard.press(key));
  }

  /** Ends the visit. */
  async close(): Promise<Vitals> {
    const { largest, shifts, events } = await this.seen();
    await this.page.context().close();
    return {
      lcp: largest,
      inp: slowestInteraction(events),
      cls: layoutShift(shifts),
      interactions: this.interactions,
    };
  }

  private async timed(what: string, act: () => Promise<unknown>): Promise<void> {
    const before = (await this.seen()).events.length;
    await act();
    await this.settled();
    this.interactions[what] = slowestInteraction((await this.seen()).events.slice(before));
  }

  private seen(): Promise<Seen> {
    return this.page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  }

  /** Waits until the main thread has nothing to do and no request is under way. */
  private async settled(): Promise<void> {
    await this.page.waitForLoadState("networkidle");
    let before = -1;
    let looks = 0;
    await eventually(
      async () => {
        const { metrics } = await this.cdp.send("Performance.getMetrics");
        const now = (metrics.find((one) => one.name === "ScriptDuration")?.value ?? 0) * 1_000;
        looks = now - before < SLOWER ? looks + 1 : 0;
        before = now;
        return looks >= QUIET_LOOKS;
      },
      { timeout: 60_000, interval: 100 },
    );
  }
}

/** Runs in the page: gathers what the browser times, and signs a member in. */
function watch(token: string | null): void {
  if (token !== null) localStorage.setItem("auth_token", token);
  const seen: Seen = { largest: 0, shifts: [], events: [] };
  Object.assign(window, { seen });
  // The types of the browser's library lack the fields of these entries.
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      const { entryType, name, startTime, duration } = entry;
      if (entryType === "largest-contentful-paint") seen.largest = startTime;
      else if (entryType === "event") seen.events.push({ interaction: entry.interactionId, name, duration });
      else if (!entry.hadRecentInput) seen.shifts.push({ value: entry.value, at: startTime });
    }
  });
  for (const type of ["largest-contentful-paint", "layout-shift", "event"])
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
