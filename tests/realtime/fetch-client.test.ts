import { AbortError, TimeoutError } from '@microsoft/signalr';
import { expect, test, vi } from 'vitest';
import { FetchClient } from '../../src/realtime/FetchClient.ts';
import { answerCalls } from '../setup/network.ts';

const client = new FetchClient();

test('a call is not a navigation, follows no redirects, and sends cookies only if asked to', async () => {
  const sent = answerCalls(() => new Response('ok'));
  const { statusCode, content } = await client.send({ url: '/hub', headers: { 'X-One': '1' } });
  expect([statusCode, content]).toEqual([200, 'ok']);
  await client.send({ url: '/hub', method: 'POST', content: 'x', withCredentials: true });
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const always = { cache: 'no-store', redirect: 'error' };
  expect(sent.mock.calls).toMatchObject([
    ['/hub', { ...always, method: 'GET', headers: { ...headers, 'X-One': '1' }, body: null }],
    ['/hub', { ...always, method: 'POST', headers, body: 'x', credentials: 'include' }],
  ]);
  expect(sent.mock.calls[0]?.[1]?.credentials).toBe('same-origin');
});

test.each([
  ['its text', 'No', 'No'],
  ['its status', '', 'Forbidden'],
])('a rejection throws an error with %s', async (_, text, message) => {
  answerCalls(() => new Response(text, { status: 403, statusText: 'Forbidden' }));
  await expect(client.send({ url: '/hub' })).rejects.toMatchObject({
    statusCode: 403,
    message: expect.stringContaining(message),
  });
});

test('a call ends on abort, before or after it is sent, and on timeout', async () => {
  // A server that never responds.
  answerCalls(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
        if (signal?.aborted) reject(signal.reason as Error);
      }),
  );
  const abortSignal = { aborted: true, onabort: null as (() => void) | null };
  await expect(client.send({ abortSignal })).rejects.toBeInstanceOf(AbortError);
  abortSignal.aborted = false;
  const call = client.send({ abortSignal });
  abortSignal.onabort?.();
  await expect(call).rejects.toBeInstanceOf(AbortError);
  expect(abortSignal.onabort).toBeNull();
  vi.useFakeTimers();
  const slow = expect(client.send({ timeout: 100 })).rejects.toBeInstanceOf(TimeoutError);
  await vi.advanceTimersByTimeAsync(100);
  await slow;
  answerCalls(() => new Response('ok'));
  await client.send({ timeout: 100 });
  expect(vi.getTimerCount()).toBe(0);
});
