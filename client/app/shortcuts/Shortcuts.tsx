import { Suspense, useLayoutEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { ALL_DESTINATIONS } from "#client/app/navigation/destinations.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { COMPOSE } from "#client/features/posts/compose/useComposeRequest.ts";
import { ASKING } from "#client/features/search/core/searchPaths.ts";
import { searchRequest } from "#client/features/search/core/searchRequest.ts";
import { useShortcutsOn } from "#client/features/settings/core/useShortcutsOn.ts";
import { listenForShortcuts } from "#client/lib/browser/shortcuts.ts";
import { isPalettePress } from "./paletteKey.ts";
import { shortcutHelp, useShortcutHelp } from "./shortcutHelp.ts";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

const ShortcutDialog = lazyPart(async () => ({ default: (await import("./ShortcutDialog.tsx")).ShortcutDialog }));

const CommandPalette = lazyPart(async () => ({ default: (await import("./CommandPalette.tsx")).CommandPalette }));

/**
 * The shortcuts that act on every page of a member: the palette always, single keys unless the member has switched them
 * off. They are heard from the first frame of the page on; what they open is loaded with its first use. The header of
 * wide windows has a search box.
 */
export function Shortcuts({ hasSearch }: { hasSearch: boolean }) {
  const isOn = useShortcutsOn();
  const isHelpOpen = useShortcutHelp();
  const navigate = useNavigate();
  const { username } = useViewer();
  const [isPaletteOpen, setPaletteOpen] = useState(false);

  // An effect that ran after the frame would miss a key that was pressed at the sight of it.
  useLayoutEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (!isPalettePress(event) || document.querySelector("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      setPaletteOpen(true);
    };
    addEventListener("keydown", handle);
    return () => removeEventListener("keydown", handle);
  }, []);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    return listenForShortcuts({
      "?": () => shortcutHelp.set(true),
      "/": () => {
        const field = document.querySelector<HTMLElement>("header [role=combobox]");
        if (field) field.focus();
        // Its code is still on its way: it takes the focus when it is there.
        else if (hasSearch) searchRequest.set(true);
        // Small windows have no field in the header: their search is a page.
        else void navigate("/search", { state: ASKING });
      },
      n: () => void navigate("/", { state: COMPOSE }),
      ...Object.fromEntries(ALL_DESTINATIONS.map(({ key, to }) => [`g ${key}`, () => void navigate(to(username))])),
    });
  }, [isOn, hasSearch, navigate, username]);

  return (
    <Suspense>
      {isHelpOpen && <ShortcutDialog isOn={isOn} onClose={() => shortcutHelp.set(false)} />}
      {isPaletteOpen && <CommandPalette onClose={() => setPaletteOpen(false)} />}
    </Suspense>
  );
}
