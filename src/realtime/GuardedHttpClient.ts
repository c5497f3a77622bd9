import type { HttpClient as Client, HttpRequest, HttpResponse } from '@microsoft/signalr';
import { DefaultHttpClient, HttpClient, HttpError, LogLevel, NullLogger } from '@microsoft/signalr';
import { parseUrl } from '../platform/address.ts';

type Guard = {
  /** Origin of the API. Its 401 signs out, and it is always a valid redirect. */
  apiOrigin: string;
  /** Other origins that negotiate may redirect to. */
  trustedOrigins: readonly string[];
  /** The customer's token. A redirect's own token is checked elsewhere. */
  token: string;
  onUnauthorized: () => void;
};

/** Sends the bearer token only to the API and to configured origins: docs/wire.md#hub. */
export class GuardedHttpClient extends HttpClient {
  readonly #inner: Client;
  readonly #guard: Guard;

  constructor(guard: Guard, inner: Client = new DefaultHttpClient(NullLogger.instance)) {
    super();
    this.#guard = guard;
    this.#inner = inner;
  }

  override async send(request: HttpRequest): Promise<HttpResponse> {
    const url = new URL(request.url ?? '');
    const response = await this.#seen(request, url);
    if (response.statusCode === 200 && url.pathname.endsWith('/negotiate')) {
      this.#checkRedirect(response.content);
    }
    return response;
  }

  override getCookieString(url: string): string {
    return this.#inner.getCookieString(url);
  }

  /** The library reduces errors to text, so a 401 must be detected here. */
  async #seen(request: HttpRequest, url: URL): Promise<HttpResponse> {
    try {
      const response = await this.#inner.send(request);
      this.#see(response.statusCode, request, url);
      return response;
    } catch (error) {
      if (error instanceof HttpError) this.#see(error.statusCode, request, url);
      throw error;
    }
  }

  #see(status: number, request: HttpRequest, url: URL): void {
    const { apiOrigin, token, onUnauthorized } = this.#guard;
    if (status !== 401 || url.origin !== apiOrigin) return;
    if (request.headers?.['Authorization'] === `Bearer ${token}`) onUnauthorized();
  }

  #checkRedirect(content: string | ArrayBuffer | undefined): void {
    const answer: unknown = typeof content === 'string' ? JSON.parse(content) : null;
    if (typeof answer !== 'object' || answer === null || !('url' in answer) || !answer.url) return;
    const { url, accessToken } = answer as { url: unknown; accessToken?: unknown };
    const target = typeof url === 'string' ? parseUrl(url) : null;
    const { apiOrigin, trustedOrigins } = this.#guard;
    const isTrusted =
      target !== null && (target.origin === apiOrigin || trustedOrigins.includes(target.origin));
    if (!isTrusted) throw new Error('Negotiate redirects to an origin that is not configured.');
    if (typeof accessToken !== 'string' || accessToken === '') {
      throw new Error('Negotiate redirects without an access token of its own.');
    }
  }
}

/** Logging is off: the library's messages may contain tokens. */
export const HUB_LOG_LEVEL = LogLevel.None;
