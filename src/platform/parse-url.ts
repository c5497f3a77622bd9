/** Parses an address; null when it is invalid. Our oldest supported browsers lack `URL.parse`. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
