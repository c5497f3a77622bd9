/**
 * Percent-encodes a user name or password for a URL: everything except letters, digits and - _ . ~ (the unreserved
 * characters of RFC 3986). A lone surrogate, which URLs cannot contain, becomes U+FFFD.
 */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Undoes {@link percentEncode}. A percent sign that does not start a valid sequence remains text. Never throws. */
export function percentDecode(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (sequence) => {
    try {
      return decodeURIComponent(sequence);
    } catch {
      return sequence;
    }
  });
}
