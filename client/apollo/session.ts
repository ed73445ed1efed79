import { useSyncExternalStore } from "react";

/** Where the token is kept between visits. */
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

  /** Someone has signed in. */
  start(token: string): void {
    localStorage.setItem(KEY, token);
    ended = false;
    notify();
  },

  /** They have signed out, or their token turned out to be worth nothing. */
  clear(): void {
    localStorage.removeItem(KEY);
    ended = false;
    notify();
  },

  /** The account is no more: what this browser keeps of it goes, and with it the session. */
  leave(account: string): void {
    for (const leaver of leavers) leaver(account);
    session.clear();
  },

  /** Calls when an account was deleted here; signing out is not that, and keeps what was kept. */
  onLeave(leaver: (account: string) => void): () => void {
    leavers.add(leaver);
    return () => leavers.delete(leaver);
  },

  /** The server has ended the session elsewhere. The page stays where it is and says so. */
  markEnded(): void {
    if (ended || session.token() === null) return;
    ended = true;
    notify();
  },

  isEnded(): boolean {
    return ended;
  },

  /** Calls on every change, also when another tab signs in or out. */
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

/** The token that this tab should act with; null for a visitor. */
export function useToken(): string | null {
  return useSyncExternalStore(session.subscribe, session.token);
}

/** True once the server has ended the session that this page still shows. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(session.subscribe, session.isEnded);
}
