import { PAGE, type createTransport, type Read } from './transport.ts';

const MAX_REDIRECTS = 5;

/** Reads a page and follows redirects, without credentials because a redirect may lead to another origin. */
export async function readPage(
  read: ReturnType<typeof createTransport>,
  address: string,
  maxLength?: number,
): Promise<Read> {
  let url = address;
  for (let redirects = 0; ; redirects += 1) {
    const answer = await read(url, { ...PAGE, ...(maxLength === undefined ? {} : { maxLength }) });
    const next = URL.parse(answer.headers.get('location') ?? '', url);
    const isPage = next !== null && /^https?:$/.test(next.protocol);
    if (answer.status < 300 || answer.status >= 400 || !isPage || redirects === MAX_REDIRECTS) {
      return answer;
    }
    url = next.href;
  }
}
