/** An address, or null when it is none. The browser's own `URL.parse` is younger than the oldest browsers that we support. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
