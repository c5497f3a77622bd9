import {
  AbortError,
  HttpClient,
  HttpError,
  HttpResponse,
  TimeoutError,
  type HttpRequest,
} from '@microsoft/signalr';
import { fetchFresh } from '../platform/fetch-fresh.ts';

/** Sends requests like the library's own client, but rejects redirects, which could send a token elsewhere. */
export class FetchClient extends HttpClient {
  override async send(request: HttpRequest): Promise<HttpResponse> {
    const { abortSignal, timeout, url = '' } = request;
    const controller = new AbortController();
    const abort = () => controller.abort(new AbortError());
    if (abortSignal?.aborted) abort();
    listen(abortSignal, abort);
    const timer = timeout && setTimeout(() => controller.abort(new TimeoutError()), timeout);
    try {
      const response = await fetchFresh(url, requestInit(request, controller.signal));
      const text = await response.text();
      if (!response.ok) throw new HttpError(text || response.statusText, response.status);
      return new HttpResponse(response.status, response.statusText, text);
    } finally {
      clearTimeout(timer);
      listen(abortSignal, null);
    }
  }
}

/** Sets the only callback that the library's own signal supports. */
const listen = (signal: HttpRequest['abortSignal'], onabort: (() => void) | null) =>
  Object.assign(signal ?? {}, { onabort });

const requestInit = (
  { content, headers, method = 'GET', withCredentials = false }: HttpRequest,
  signal: AbortSignal,
): Parameters<typeof fetchFresh>[1] => ({
  method,
  headers: { 'X-Requested-With': 'XMLHttpRequest', ...headers },
  body: content || null,
  // A load balancer may select the server by a cookie, which browsers also send with WebSockets.
  credentials: withCredentials ? 'include' : 'same-origin',
  signal,
});
