/** Returns the path of one of our media URLs: the page requests it from its own server, whatever the public name is. */
export function mediaPath(url: string): string {
  try {
    const parsed = new URL(url, location.origin);
    return parsed.pathname.startsWith("/media/") ? parsed.pathname + parsed.search : url;
  } catch {
    return url;
  }
}
