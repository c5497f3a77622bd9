/** Reads the body as text; undefined when it is larger than `limit` bytes, and the rest is discarded. */
export async function readBody({ body }: Request, limit: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return size <= limit ? text + decoder.decode() : undefined;
    size += value.length;
    if (size <= limit) text += decoder.decode(value, { stream: true });
  }
}
