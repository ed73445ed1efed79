import { useSyncExternalStore } from "react";

/** What a member can choose; system follows the device. */
export type ThemeChoice = "light" | "dark" | "system";
export const THEME_CHOICES: readonly { value: ThemeChoice; label: string }[] = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "System" },
];

/** The same key is read by the script in index.html before the first paint. */
const KEY = "theme";
const listeners = new Set<() => void>();

function read(): ThemeChoice {
  const stored = document.documentElement.dataset["theme"];
  return stored === "light" || stored === "dark" ? stored : "system";
}

function apply(choice: ThemeChoice): void {
  const root = document.documentElement;
  // One frame without transitions, else every colour on the page smears from one theme to the other.
  root.dataset["switching"] = "";
  if (choice === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = choice;
  // The browser's own frame: of the two colours in index.html the one that counts.
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
    // Storage can be closed to us; then the choice lasts as long as the page.
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

/** The theme that the member has chosen, also when it was chosen in another tab. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, read);
}
