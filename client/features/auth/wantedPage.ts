const KEY = "wanted-page";

/** The page that a guest was on the way to. Kept for this tab and outside the address, so that nobody can make it up. */
export const wantedPage = {
  remember(path: string): void {
    try {
      sessionStorage.setItem(KEY, path);
    } catch {
      // Without storage they land on the home page.
    }
  },

  /** That page; the home page when there is none. */
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
      // Then there was nothing to forget.
    }
  },
};
