import { growingPause } from "#client/lib/growingPause.ts";

/** How often code is requested that did not arrive. */
const ATTEMPTS = 3;

/** The messages of browsers for code that could not be loaded. */
const MISSING = /dynamically imported module|importing a module script|preload CSS/i;

/** Returns whether an error means that a part of the code could not be loaded, and no fault in it. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && MISSING.test(error.message);

/** Loads a part of the code, and again after a pause when it did not arrive; without network there is no point. */
export async function loadAgain<T>(load: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await load();
    } catch (error) {
      if (attempts === ATTEMPTS || !navigator.onLine || !isMissingCode(error)) throw error;
      await new Promise((resolve) => void setTimeout(resolve, growingPause(attempts - 1)));
    }
  }
}
