import { readFileSync } from "node:fs";

const EVERY_MS = 1_000;
const SHELLS = /^(sh|dash|bash|ash|ksh|zsh|busybox)$/;

/**
 * Calls back when the npm that started this process ends without a signal, because nobody else would stop this process
 * then. Between npm and this process there may be the shell that runs its scripts.
 */
export function watchParents(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const npm = shellsParent(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && shellsParent(parent) === npm) return;
    clearInterval(timer);
    onGone();
  }, EVERY_MS);
  timer.unref();
}

/** Returns the parent of a process if that is a shell (on Linux, where it can be read), else null. */
function shellsParent(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const name = stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")"));
    return SHELLS.test(name) ? Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) : null;
  } catch {
    return null;
  }
}
