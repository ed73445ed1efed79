import { useSyncExternalStore } from "react";

/** The key under which the browser stores the token. */
const KEY = "auth_token";

const listeners = new Set<() => void>();
const leavers = new Set<(account: string) => void>();
let ended = false;

function notify(): void {
  for (const listener of listeners) listener();
}

/** The session of this browser: a token, and whether the server still knows it. */
export const session = {
  token(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },

  /** Starts the session after a sign-in. */
  start(token: string): void {
    localStorage.setItem(KEY, token);
    ended = false;
    notify();
  },

  /** Clears the session after a sign-out, or when the server has rejected the token. */
  clear(): void {
    localStorage.removeItem(KEY);
    ended = false;
    notify();
  },

  /** Ends the session of a deleted account and drops everything that this browser has stored for it. */
  leave(account: string): void {
    for (const leaver of leavers) leaver(account);
    session.clear();
  },

  /**
   * Calls the listener when an account was deleted here. A sign-out does not call it: the browser keeps stored data
   * then.
   */
  onLeave(leaver: (account: string) => void): () => void {
    leavers.add(leaver);
    return () => leavers.delete(leaver);
  },

  /** Marks that the server has ended the session elsewhere. The page stays where it is and shows a bar. */
  markEnded(): void {
    if (ended || session.token() === null) return;
    ended = true;
    notify();
  },

  isEnded(): boolean {
    return ended;
  },

  /** Calls the listener on every change, also when another tab signs in or out. */
  subscribe(listener: () => void): () => void {
    const follow = (event: StorageEvent) => {
      if (event.key !== KEY && event.key !== null) return;
      ended = false;
      listener();
    };
    listeners.add(listener);
    addEventListener("storage", follow);
    return () => {
      listeners.delete(listener);
      removeEventListener("storage", follow);
    };
  },
};

/** Returns the token with which this tab acts; null for a visitor. */
export function useToken(): string | null {
  return useSyncExternalStore(session.subscribe, session.token);
}

/** Returns true once the server has ended the session that this page still shows. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(session.subscribe, session.isEnded);
}
