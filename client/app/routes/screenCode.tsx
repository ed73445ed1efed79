import { lazy, useState } from "react";
import type { ComponentType } from "react";
import { loadAgain } from "#client/lib/browser/loadAgain.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";

/** Whether the page is still waiting for its first screen. */
let isFirst = true;

/**
 * Makes a component of code that is loaded on demand, and `prepare` for the loader of its route. The first screen waits
 * for its code there: without that, placeholders were seen for about 300 ms, for a cause that was not isolated.
 */
export function screenCode(load: () => Promise<ComponentType>) {
  let loaded: ComponentType | null = null;
  const fetch = async () => (loaded = await loadAgain(load));
  const Late = lazy(async () => ({ default: await fetch() }));

  function Component() {
    const [Screen] = useState<ComponentType>(() => loaded ?? Late);
    return <Screen />;
  }

  async function prepare(): Promise<null> {
    const loading = ignoreFailure(fetch(), "ahead");
    if (isFirst) await loading;
    isFirst = false;
    return null;
  }

  return { Component, prepare };
}
