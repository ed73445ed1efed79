import type { Browser } from "@playwright/test";
import type { Person } from "#tests/kit/people";

/** What the parts of the lab measure: a browser, the product with its community, and a member who reads there. */
export interface Stand {
  browser: Browser;
  url: string;
  reader: Person;
  /** The number of measurements of which the median counts. */
  runs: number;
}
