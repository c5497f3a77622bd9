/** Longer answers are rejected: parsing one would block the page for seconds. */
export const LONGEST_ANSWER = 32 * 1024 * 1024;

/**
 * Reads an answer as text; null when it is longer than `limit` bytes. Counts decoded bytes as they arrive, because
 * the Content-Length header may be missing and counts compressed bytes.
 */
export async function readText(
  response: Response,
  limit: number = LONGEST_ANSWER,
): Promise<string | null> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.byteLength;
    if (length > limit) {
      reader.cancel().catch(() => undefined);
      return null;
    }
    text += decoder.decode(read.value, { stream: true });
  }
  return text + decoder.decode();
}
