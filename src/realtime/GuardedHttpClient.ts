import {
  HttpClient,
  HttpError,
  type HttpClient as Client,
  type HttpRequest,
  type HttpResponse,
} from '@microsoft/signalr';
import { parseUrl } from '../platform/address.ts';
import { FetchClient } from './FetchClient.ts';

export type Guard = {
  /**
   * Absolute URL of the hub. A 401 from its origin, which is the API's, signs the customer out. The origin is always a
   * valid redirect.
   */
  hubUrl: string;
  /** Other origins to which negotiate may redirect. */
  trustedOrigins: readonly string[];
  /** The customer's token. The token that negotiate returns for a connection is checked elsewhere. */
  token: string;
  onUnauthorized: () => void;
  /** Called when the server has accepted the connection instead of redirecting. */
  onNegotiated: () => void;
};

/** Sends the bearer token only to the API and to configured origins: docs/wire.md#hub. */
export class GuardedHttpClient extends HttpClient {
  readonly #inner: Client;
  readonly #guard: Guard;
  readonly #apiOrigin: string;

  constructor(guard: Guard, inner: Client = new FetchClient()) {
    super();
    this.#inner = inner;
    this.#guard = guard;
    this.#apiOrigin = new URL(guard.hubUrl).origin;
  }

  override async send(request: HttpRequest): Promise<HttpResponse> {
    const url = new URL(request.url ?? '');
    const isUnauthorized = ({ statusCode }: { statusCode: number }) =>
      statusCode === 401 &&
      url.origin === this.#apiOrigin &&
      request.headers?.['Authorization'] === `Bearer ${this.#guard.token}`;
    try {
      const response = await this.#inner.send(request);
      if (isUnauthorized(response)) this.#guard.onUnauthorized();
      const isNegotiated = response.statusCode === 200 && url.pathname.endsWith('/negotiate');
      if (isNegotiated && !this.#checkRedirect(response.content)) this.#guard.onNegotiated();
      return response;
    } catch (error) {
      // The library reduces errors to text, so a 401 must be detected here.
      if (error instanceof HttpError && isUnauthorized(error)) this.#guard.onUnauthorized();
      throw error;
    }
  }

  /** Returns whether a negotiate response is a redirect. Throws if it must not be followed. */
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
