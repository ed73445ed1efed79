import { growingPause } from "#client/lib/growingPause.ts";
import { reachability } from "#client/lib/browser/reachability.ts";
import { serverAnswers } from "#client/lib/browser/serverAnswers.ts";

/** How long the page shows that the server is back, in milliseconds. */
const BACK_VISIBLE = 4_000;

/**
 * Checks the server when a call got no answer: at once, and again with growing pauses until it answers. A device without
 * network waits for the network instead. Returns a function that stops it.
 */
export function watchServer(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let isChecking = false;
  let isStopped = false;

  async function check(): Promise<void> {
    clearTimeout(timer);
    if (isChecking || isStopped) return;
    isChecking = true;
    const isAnswering = await serverAnswers();
    isChecking = false;
    if (isStopped) return;
    const before = reachability.getSnapshot();
    if (isAnswering) {
      attempts = 0;
      reachability.set(before === "away" ? "back" : "here");
      return;
    }
    if (before !== "away") reachability.set("away");
    timer = setTimeout(() => void check(), growingPause(attempts++));
  }

  const follow = () => {
    const state = reachability.getSnapshot();
    clearTimeout(timer);
    if (state === "doubtful") void check();
    if (state === "back") timer = setTimeout(() => reachability.set("here"), BACK_VISIBLE);
  };
  const handleOnline = () => void (reachability.getSnapshot() === "away" && check());
  const stopFollowing = reachability.subscribe(follow);
  addEventListener("online", handleOnline);
  follow();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopFollowing();
    removeEventListener("online", handleOnline);
  };
}
