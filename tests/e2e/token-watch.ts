import type { BrowserContext, Page, Request } from '@playwright/test';

/** Browsers cannot set headers on WebSockets, so SignalR sends the token in the URL there, and only there. */
const isHub = ({ pathname }: URL) => pathname.startsWith('/hubs/');

/**
 * Watches everything that the pages of a context send and log. `leaks` lists every place where a bearer token must not
 * be: a URL, a referrer, a cookie, a body, a console record, a request to another origin.
 */
export function watchTokens(context: BrowserContext) {
  /** Each token and the origin that it was first sent to. */
  const tokens = new Map<string, string>();
  const seen: { place: string; text: string; hubOrigin?: string }[] = [];

  const sent = (request: Request) => {
    const url = new URL(request.url());
    const { authorization = '', referer = '', cookie = '' } = request.headers();
    const token = /^Bearer (.+)$/.exec(authorization)?.[1];
    if (token !== undefined && !tokens.has(token)) tokens.set(token, url.origin);
    if (token !== undefined && tokens.get(token) !== url.origin)
      seen.push({ place: `a header to ${url.origin}`, text: token });
    look(url);
    seen.push({ place: `the referrer to ${url.pathname}`, text: referer });
    seen.push({ place: `a cookie to ${url.pathname}`, text: cookie });
    seen.push({ place: `what is sent to ${url.pathname}`, text: request.postData() ?? '' });
  };
  const look = (url: URL) => {
    const accessToken = isHub(url) ? url.searchParams.get('access_token') : null;
    if (accessToken !== null) {
      url.searchParams.delete('access_token');
      const hubOrigin = url.origin.replace(/^ws/, 'http');
      seen.push({ place: `the hub's address at ${url.origin}`, text: accessToken, hubOrigin });
    }
    seen.push({ place: `the address ${url.origin}${url.pathname}`, text: decoded(url.href) });
  };
  const watchPage = (page: Page) => page.on('websocket', (socket) => look(new URL(socket.url())));

  for (const page of context.pages()) watchPage(page);
  context.on('page', watchPage);
  context.on('request', sent);
  context.on('console', (message) => {
    // The browser's log entry for a failed connection contains its URL, which includes the hub's token.
    const text = message
      .text()
      .replace(/^(WebSocket connection to '[^']*)access_token=[^']*/, '$1');
    seen.push({ place: `the console (${message.type()})`, text: decoded(text) });
  });
  return {
    tokens,
    leaks: () =>
      [...tokens].flatMap(([token, origin]) =>
        seen
          .filter(({ text, hubOrigin }) => text.includes(token) && hubOrigin !== origin)
          .map(({ place }) => `A token is in ${place}`),
      ),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
