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
  /** A server has taken the connection; it did not redirect elsewhere. */
  onNegotiated: () => void;
};

/** Sends the bearer token only to the API and to configured origins: docs/wire.md#hub. */
export class GuardedHttpClient extends HttpClient {
  readonly #inner: Client;
  readonly #guard: Guard;
  readonly #apiOrigin: string;

  constructor(guard: Guard, inner: Client = new FetchClient()) {
    super();
    this.#guard = guard;
    this.#inner = inner;
    this.#apiOrigin = new URL(guard.hubUrl).origin;
  }

  override async send(request: HttpRequest): Promise<HttpResponse> {
    const url = new URL(request.url ?? '');
    const response = await this.#seen(request, url);
    if (response.statusCode === 200 && url.pathname.endsWith('/negotiate')) {
      const isRedirect = this.#checkRedirect(response.content);
      if (!isRedirect) this.#guard.onNegotiated();
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

  /** Returns whether an answer of negotiate is a redirect. Throws where it must not be followed. */
  #checkRedirect(content: string | ArrayBuffer | undefined): boolean {
    const answer: unknown = typeof content === 'string' ? JSON.parse(content) : null;
    if (typeof answer !== 'object' || answer === null || !('url' in answer) || !answer.url) {
      return false;
    }
    const { url, accessToken } = answer as { url: unknown; accessToken?: unknown };
    const target = typeof url === 'string' ? parseUrl(url) : null;
    const trusted = [this.#apiOrigin, ...this.#guard.trustedOrigins];
    const isTrusted = target !== null && trusted.includes(target.origin);
    if (!isTrusted) throw new Error('Negotiate redirects to an origin that is not configured.');
    if (typeof accessToken !== 'string' || accessToken === '') {
      throw new Error('Negotiate redirects without an access token of its own.');
    }
    return true;
  }
}

/** Logging is off: the library's messages may contain tokens. */
export const HUB_LOG_LEVEL = LogLevel.None;
