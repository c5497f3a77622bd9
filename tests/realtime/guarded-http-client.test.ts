import { HttpClient, HttpError, HttpResponse, type HttpRequest } from '@microsoft/signalr';
import { describe, expect, test, vi } from 'vitest';
import { GuardedHttpClient } from '../../src/realtime/GuardedHttpClient.ts';

const HUB = 'https://api.example/hubs/payment';
const onUnauthorized = vi.fn<() => void>();
const onNegotiated = vi.fn<() => void>();

class Server extends HttpClient {
  answer: () => HttpResponse = () => new HttpResponse(200);
  override send = async (_request: HttpRequest) => this.answer();
}
const server = new Server();
const trustedOrigins = ['https://hub.example'];
const client = new GuardedHttpClient(
  { hubUrl: HUB, trustedOrigins, token: 'ours', onUnauthorized, onNegotiated },
  server,
);
const negotiate = (content: string | undefined, url = `${HUB}/negotiate`, status = 200) => {
  server.answer = () => new HttpResponse(status, '', content as string);
  return client.send({ url });
};

describe('a response from negotiate', () => {
  test.each([undefined, 'null', '7', '{"connectionId":"a"}', '{"url":""}'])(
    '%j does not redirect',
    async (content) => {
      await expect(negotiate(content)).resolves.toBeDefined();
      expect(onNegotiated).toHaveBeenCalledTimes(1);
    },
  );

  test.each<[object, RegExp]>([
    [{ url: 7, accessToken: 'own' }, /not configured/],
    [{ url: 'no address', accessToken: 'own' }, /not configured/],
    [{ url: 'https://evil.example/', accessToken: 'own' }, /not configured/],
    [{ url: 'https://hub.example/' }, /without an access token/],
    [{ url: 'https://hub.example/', accessToken: '' }, /without an access token/],
    [{ url: 'https://hub.example/', accessToken: 7 }, /without an access token/],
  ])('%j is rejected', async (answer, words) => {
    await expect(negotiate(JSON.stringify(answer))).rejects.toThrow(words);
  });

  test('that redirects to the API or a configured origin is followed, and other responses are ignored', async () => {
    for (const url of [HUB, 'https://hub.example/x'])
      await expect(negotiate(JSON.stringify({ url, accessToken: 'own' }))).resolves.toBeDefined();
    expect(onNegotiated).not.toHaveBeenCalled();
    const evil = JSON.stringify({ url: 'https://evil.example/', accessToken: 'own' });
    await expect(negotiate(evil, HUB)).resolves.toBeDefined();
    await expect(negotiate(evil, `${HUB}/negotiate`, 202)).resolves.toBeDefined();
  });
});

test.each([
  ['the customer’s token', HUB, 'Bearer ours', 401, 1],
  ['another token', HUB, 'Bearer own', 401, 0],
  ['no token', HUB, undefined, 401, 0],
  ['another origin', 'https://hub.example/', 'Bearer ours', 401, 0],
  ['another status', HUB, 'Bearer ours', 403, 0],
])(
  'a rejection of %s is reported only if it ends the session',
  async (_, url, token, status, times) => {
    const headers = token === undefined ? undefined : { Authorization: token };
    const request = { url, ...(headers && { headers }) };
    server.answer = () => new HttpResponse(status);
    await client.send(request);
    expect(onUnauthorized).toHaveBeenCalledTimes(times);
    server.answer = () => {
      throw new HttpError('No', status);
    };
    await expect(client.send(request)).rejects.toThrow('No');
    expect(onUnauthorized).toHaveBeenCalledTimes(2 * times);
    server.answer = () => {
      throw new TypeError('no line');
    };
    await expect(client.send(request)).rejects.toThrow('no line');
  },
);
