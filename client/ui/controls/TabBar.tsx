import styled from "@emotion/styled";
import { useRef } from "react";
import type { KeyboardEvent } from "react";
import { tabListLook, tabLook } from "./tabLook.ts";

interface TabBarProps<T extends string> {
  label: string;
  /** The active tab; null while none is known. */
  value: T | null;
  options: readonly { value: T; label: string }[];
  /** The id of the element that holds the content of the active tab. */
  panelId: string;
  onValueChange: (value: T) => void;
}

/** The id of a tab, which names the panel. */
export const tabId = (panelId: string, value: string) => `${panelId}-${value}`;

/**
 * A row of tabs whose panel is elsewhere on the page. It has no library behind it, since the first screen loads it.
 * Arrow keys, Home and End move between the tabs.
 */
export function TabBar<T extends string>({ label, value, options, panelId, onValueChange }: TabBarProps<T>) {
  const list = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent) {
    const at = goalOf(event.key, {
      from: options.findIndex((option) => option.value === value),
      count: options.length,
    });
    const goal = at === null ? undefined : options[at];
    if (at === null || !goal) return;
    event.preventDefault();
    const tab = list.current?.children[at];
    if (tab instanceof HTMLElement) tab.focus({ preventScroll: true });
    onValueChange(goal.value);
  }

  return (
    <List ref={list} role="tablist" aria-label={label} onKeyDown={handleKey}>
      {options.map((option, index) => {
        const isActive = option.value === value;
        return (
          <Tab
            key={option.value}
            type="button"
            role="tab"
            id={tabId(panelId, option.value)}
            aria-selected={isActive}
            aria-controls={panelId}
            data-state={isActive ? "active" : undefined}
            tabIndex={isActive || (value === null && index === 0) ? 0 : -1}
            onClick={() => onValueChange(option.value)}
          >
            {option.label}
          </Tab>
        );
      })}
    </List>
  );
}

function goalOf(key: string, { from, count }: { from: number; count: number }): number | null {
  switch (key) {
    case "ArrowRight":
      return (from + 1) % count;
    case "ArrowLeft":
      return (from + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

const List = styled.div(({ theme }) => tabListLook(theme));
const Tab = styled.button(({ theme }) => ({
  ...tabLook(theme),
  [theme.mq.belowSm]: { paddingInline: theme.space(12) },
  "@media (max-width: 23.74em)": { paddingInline: theme.space(8) },
}));
