import type { HttpClient as Client, HttpRequest, HttpResponse } from '@microsoft/signalr';
import { HttpClient, HttpError, LogLevel } from '@microsoft/signalr';
import { parseUrl } from '../platform/address.ts';
import { FetchClient } from './FetchClient.ts';

type Guard = {
  /** Absolute address of the hub. A 401 of its origin, the API's, signs out, and it is always a valid redirect. */
  hubUrl: string;
  /** Other origins that negotiate may redirect to. */
  trustedOrigins: readonly string[];
  /** The customer's token. The token that negotiate gives for a connection is checked elsewhere. */
  token: string;
  onUnauthorized: () => void;
};

/** Sends the bearer token only to the API and to configured origins: docs/wire.md#hub. */
export class GuardedHttpClient extends HttpClient {
  readonly #inner: Client;
  readonly #guard: Guard;
  readonly #apiOrigin: string;
  readonly #negotiateUrl: string;

  constructor(guard: Guard, inner: Client = new FetchClient()) {
    super();
    this.#guard = guard;
    this.#inner = inner;
    this.#apiOrigin = new URL(guard.hubUrl).origin;
    this.#negotiateUrl = guard.hubUrl.replace(/\/?$/, '/negotiate');
  }

  override async send(request: HttpRequest): Promise<HttpResponse> {
    const url = new URL(request.url ?? '');
    if (url.origin + url.pathname === this.#negotiateUrl) {
      // For its next transport the library negotiates again, with the token of the connection that failed.
      request.headers = { ...request.headers, Authorization: `Bearer ${this.#guard.token}` };
    }
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
    const { token, onUnauthorized } = this.#guard;
    if (status !== 401 || url.origin !== this.#apiOrigin) return;
    if (request.headers?.['Authorization'] === `Bearer ${token}`) onUnauthorized();
  }

  #checkRedirect(content: string | ArrayBuffer | undefined): void {
    const answer: unknown = typeof content === 'string' ? JSON.parse(content) : null;
    if (typeof answer !== 'object' || answer === null || !('url' in answer) || !answer.url) return;
    const { url, accessToken } = answer as { url: unknown; accessToken?: unknown };
    const target = typeof url === 'string' ? parseUrl(url) : null;
    const trusted = [this.#apiOrigin, ...this.#guard.trustedOrigins];
    const isTrusted = target !== null && trusted.includes(target.origin);
    if (!isTrusted) throw new Error('Negotiate redirects to an origin that is not configured.');
    if (typeof accessToken !== 'string' || accessToken === '') {
      throw new Error('Negotiate redirects without an access token of its own.');
    }
  }
}

/** Logging is off: the library's messages may contain tokens. */
export const HUB_LOG_LEVEL = LogLevel.None;
