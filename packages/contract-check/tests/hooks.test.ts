import { expect, test } from 'vitest';
import { command } from '../cli/command.ts';
import { withHooks } from '../scenarios/hooks.ts';

function paying() {
  const paid: string[] = [];
  const pay = (url: string) => Promise.resolve(void paid.push(url));
  const options = { mutate: true, runs: 1, seed: 1, credentials: undefined, mailedCode: undefined };
  return { paid, pay: withHooks({ ...options, pay }).pay };
}

test('a payment address is passed as a single argument that cannot act as an option', async () => {
  const { paid, pay } = paying();
  await pay?.('https://pay.example/c/1 --output /tmp/x\n-K y', 'payment');
  expect(paid).toEqual(['https://pay.example/c/1%20--output%20/tmp/x-K%20y']);
});

test.each(['file:///etc/passwd', '--output', '', 'javascript:alert(1)'])(
  '%j is never passed to the payment command',
  async (url) => {
    const { paid, pay } = paying();
    await expect(pay?.(url, 'subscription')).rejects.toThrow('not an http address');
    expect(paid).toEqual([]);
  },
);

test('a command that never finishes is stopped', async () => {
  const endless = command('exec cat /dev/zero > /dev/null', {}, 100);
  await expect(endless).rejects.toThrow('the command did not finish within 0.1 s');
});

test('the error of a failed command contains its exit code and none of its output', async () => {
  const failing = command('echo secret; echo secret >&2; exit 3', {});
  await expect(failing).rejects.toThrow(/^the command failed with exit code 3$/);
});
