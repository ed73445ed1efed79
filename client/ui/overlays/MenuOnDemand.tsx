import { cloneElement, useState } from "react";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { OnDemand } from "./OnDemand.tsx";

interface MenuOnDemandProps<Part> {
  /** The button that opens it; takes a ref and extra props. */
  trigger: ReactElement<ComponentProps<"button">>;
  /** Loads the menu; called ahead when one is about to use it. */
  load: () => Promise<Part>;
  /** Draws the menu around its trigger; it opens as it comes. */
  children: (part: Part, trigger: ReactElement) => ReactNode;
}

/** A menu whose button is there at once, and whose code comes only when it is wanted. */
export function MenuOnDemand<Part>({ trigger, load, children }: MenuOnDemandProps<Part>) {
  const [isUsed, setUsed] = useState(false);
  const prepare = () => void ignoreFailure(load(), "ahead");
  const closed = cloneElement(trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": isUsed,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => setUsed(true),
  });
  if (!isUsed) return closed;
  return (
    <OnDemand load={load} waiting={closed} onFailed={() => setUsed(false)}>
      {(part) => children(part, trigger)}
    </OnDemand>
  );
}
