const KEY = "wanted-page";

/**
 * The page that a guest wanted to open. It is stored for this tab and outside the address, so that nobody can forge it.
 */
export const wantedPage = {
  remember(path: string): void {
    try {
      sessionStorage.setItem(KEY, path);
    } catch {
      // Without storage, the home page follows.
    }
  },

  /** Returns that page; the home page when there is none. */
  read(): string {
    try {
      const path = sessionStorage.getItem(KEY);
      return path?.startsWith("/") && !path.startsWith("//") ? path : "/";
    } catch {
      return "/";
    }
  },

  forget(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Without storage, there was nothing to delete.
    }
  },
};
