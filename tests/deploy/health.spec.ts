import { expect, test } from '@playwright/test';
import { ask } from './ask.ts';

test('the image reports itself healthy', async ({ baseURL }) => {
  const answer = await ask(baseURL, '/healthz');
  expect([answer.status, answer.body.length]).toEqual([200, 0]);
});
