import { useCallback, useEffect, useState } from "react";
import { useOnline } from "#client/lib/browser/useOnline.ts";
import { serverAnswers } from "#client/lib/browser/serverAnswers.ts";
import { useTryAgain } from "#client/lib/state/useTryAgain.ts";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";

const KEY = "reloaded";
/** A page that was reloaded this recently is not reloaded by itself again, in milliseconds. */
const RECENTLY = 60_000;

/**
 * The place of a page whose code could not be loaded: because the server is away, or because there is a newer version.
 * Once the server answers, the page is reloaded, which fetches the newest version. If that did not help, it is not
 * repeated.
 */
export function MissingPage() {
  const [wasReloaded] = useState(wasReloadedLately);
  const reloadIfAnswered = useCallback(() => {
    void serverAnswers().then((isAnswering) => isAnswering && reload());
  }, []);
  useEffect(() => {
    if (!wasReloaded) reloadIfAnswered();
  }, [wasReloaded, reloadIfAnswered]);
  useTryAgain(!wasReloaded, reloadIfAnswered);
  const isOnline = useOnline();
  return (
    <ErrorState
      title={isOnline ? "This page could not be loaded" : "This page isn't on your device yet"}
      text={textOf(isOnline, wasReloaded)}
      onRetry={reloadIfAnswered}
    />
  );
}

function textOf(isOnline: boolean, wasReloaded: boolean): string {
  if (!isOnline) return "It will open when you're back online.";
  return wasReloaded ? "Your saved work is safe." : "It will open when the server can be reached.";
}

function wasReloadedLately(): boolean {
  const [path, at] = (sessionStorage.getItem(KEY) ?? "").split(" ");
  return path === location.pathname && Date.now() - Number(at) < RECENTLY;
}

function reload(): void {
  sessionStorage.setItem(KEY, `${location.pathname} ${Date.now()}`);
  location.reload();
}
