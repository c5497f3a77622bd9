/** Longer answers are refused: parsing one would hold the page for seconds. */
export const LONGEST_ANSWER = 32 * 1024 * 1024;

/**
 * The text of an answer; null when it is longer than `limit` bytes. They are counted decoded and while they arrive: the
 * header that says the length may be missing, and says the compressed one.
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
