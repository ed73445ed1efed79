import { useSyncExternalStore } from "react";

/** The themes that a member can choose; `system` follows the device. */
export type ThemeChoice = "light" | "dark" | "system";
export const THEME_CHOICES: readonly { value: ThemeChoice; label: string }[] = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "System" },
];

/** The script in index.html reads the same key before the browser renders the page. */
const KEY = "theme";
const listeners = new Set<() => void>();

function read(): ThemeChoice {
  const stored = document.documentElement.dataset["theme"];
  return stored === "light" || stored === "dark" ? stored : "system";
}

function apply(choice: ThemeChoice): void {
  const root = document.documentElement;
  // One frame without transitions avoids that every colour on the page fades from one theme to the other.
  root.dataset["switching"] = "";
  if (choice === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = choice;
  // This sets the colour of the browser's own frame: of the two colours in index.html the one that counts.
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const own = meta.dataset["theme"];
    meta.media = choice === "system" ? `(prefers-color-scheme: ${own})` : choice === own ? "all" : "not all";
  }
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset["switching"]));
  for (const listener of listeners) listener();
}

/** Switches the theme at once and remembers it on this device. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Storage may be unavailable; then the choice lasts as long as the page.
  }
  apply(choice);
}

function subscribe(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    apply(event.newValue === "light" || event.newValue === "dark" ? event.newValue : "system");
  };
  listeners.add(listener);
  addEventListener("storage", follow);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", follow);
  };
}

/** Returns the theme that the member has chosen, also when another tab has changed it. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, read);
}
