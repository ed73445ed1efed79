/** The path of one of our media addresses: the page asks the server that it came from, whatever its public name is. */
export function mediaPath(url: string): string {
  try {
    const parsed = new URL(url, location.origin);
    return parsed.pathname.startsWith("/media/") ? parsed.pathname + parsed.search : url;
  } catch {
    return url;
  }
}
