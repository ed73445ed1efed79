import { createElement, lazy } from "react";
import type { ComponentType } from "react";
import { loadAgain } from "#client/lib/browser/loadAgain.ts";
import { OnDemand } from "./OnDemand.tsx";

/**
 * Makes a component of a part of the page whose code is loaded on demand. Code that did not arrive is requested again;
 * when that fails too, a toast reports it, the page around the part stays, and the next time the part is opened it is
 * requested once more.
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(async () => {
    try {
      return await loadAgain(load);
    } catch {
      return {
        default: (props: P) => (
          <OnDemand load={load} onFailed={nothing}>
            {({ default: part }) => createElement(part, props)}
          </OnDemand>
        ),
      };
    }
  });
}

const nothing = () => {};
