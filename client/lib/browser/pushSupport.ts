/**
 * Returns whether this browser can receive pushes. Some can only from a safe address, and those of iPhones only once the
 * site is on the home screen.
 */
export const isPushSupported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
