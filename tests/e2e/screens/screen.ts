import type { Page } from "@playwright/test";

/** A screen in some state, and the steps that lead there. */
export type Screen = [name: string, go: (page: Page) => Promise<void>];

/** Screens by the name of their walk: each screen of a walk is reached from the one before it. */
export type Walks = Readonly<Record<string, readonly Screen[]>>;
