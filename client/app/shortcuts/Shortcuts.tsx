import { Suspense, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { ALL_DESTINATIONS } from "#client/app/navigation/destinations.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { COMPOSE } from "#client/features/posts/compose/useComposeRequest.ts";
import { useShortcutsOn } from "#client/features/settings/core/useShortcutsOn.ts";
import { listenForShortcuts } from "#client/lib/browser/shortcuts.ts";
import { shortcutHelp, useShortcutHelp } from "./shortcutHelp.ts";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

const ShortcutDialog = lazyPart(async () => ({ default: (await import("./ShortcutDialog.tsx")).ShortcutDialog }));

/** The single-key shortcuts that act on every page of a member, unless the member has switched them off. */
export function Shortcuts() {
  const isOn = useShortcutsOn();
  const isHelpOpen = useShortcutHelp();
  const navigate = useNavigate();
  const { username } = useViewer();

  useEffect(() => {
    if (!isOn) return undefined;
    return listenForShortcuts({
      "?": () => shortcutHelp.set(true),
      n: () => void navigate("/", { state: COMPOSE }),
      ...Object.fromEntries(ALL_DESTINATIONS.map(({ key, to }) => [`g ${key}`, () => void navigate(to(username))])),
    });
  }, [isOn, navigate, username]);

  if (!isHelpOpen) return null;
  return (
    <Suspense>
      <ShortcutDialog isOn={isOn} onClose={() => shortcutHelp.set(false)} />
    </Suspense>
  );
}
