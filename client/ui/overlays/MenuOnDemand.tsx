import { cloneElement, useState } from "react";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { OnDemand } from "./OnDemand.tsx";

interface MenuOnDemandProps<Part> {
  /** The button that opens the menu; it has to accept a ref and extra props. */
  trigger: ReactElement<ComponentProps<"button">>;
  /** Loads the menu; hover and focus call it ahead of the press. */
  load: () => Promise<Part>;
  /** Renders the menu around its trigger; it is open when it mounts. */
  children: (part: Part, trigger: ReactElement) => ReactNode;
}

/** A menu whose button is rendered at once, and whose code is loaded on demand. */
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
