import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { describeLoop } from '../../../scripts/dev-loop.ts';
import { AnswerPanel } from '../../../src/dev/AnswerPanel.tsx';
import { choicesAtom, reset, takeChoice } from '../../../src/dev/chosen-fetch.ts';
import type { Loop } from '../../../src/dev/dev-loop.ts';
import { store } from '../../../src/platform/store.tsx';
import { click, user } from '../../setup/press.ts';

afterEach(() => {
  reset();
});

const choose = (label: string, value: string) =>
  user.selectOptions(screen.getByLabelText(label), value);

async function open(loop: Loop) {
  render(<AnswerPanel loop={describeLoop(loop)} />);
  await click('Answers');
  await screen.findByRole('dialog', { name: 'Answers of the server' });
}

async function useExample() {
  await choose('Operation', 'getBandwidth');
  await choose('Answer', 'example=nothingBought');
  await user.click(screen.getByRole('radio', { name: 'Until reset' }));
  await click('Use this answer');
}

test('a chosen example is listed, counted on the button and reset', async () => {
  await open('sandbox');
  await useExample();
  expect(screen.getByRole('button', { name: 'Answers: 1 chosen', hidden: true })).toBeDefined();
  const [item] = within(screen.getByRole('list', { name: 'Chosen answers' })).getAllByRole(
    'listitem',
  );
  expect(item?.textContent).toContain(
    'getBandwidth: 200 nothingBought: Nothing bought yet, until reset',
  );
  await click('Reset getBandwidth');
  expect(screen.getByText('Nothing is chosen.')).toBeDefined();
  expect(store.get(choicesAtom)).toEqual([]);
});

test('a new choice for an operation replaces the one before, and all are reset at once', async () => {
  await open('sandbox');
  await useExample();
  await choose('Answer', 'status=500');
  await click('Use this answer');
  await choose('Operation', 'listOrders');
  await click('Use this answer');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('getBandwidth: Fault: HTTP 500'),
    expect.stringContaining('listOrders: Fault: HTTP 500'),
  ]);
  await click('Reset all');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('the sandbox can be asked to write its own answer loosely', async () => {
  await open('mock');
  await choose('Operation', 'listOrders');
  await choose('Answer', 'loose');
  expect(screen.getByText(/the sandbox answers, with its demo customer/)).toBeDefined();
  await click('Use this answer');
  const [item] = screen.getAllByRole('listitem');
  expect(item?.textContent).toContain('listOrders: Dialect: Null for what is absent');
  expect(store.get(choicesAtom)).toMatchObject([{ answer: { words: 'loose' } }]);
});

test('says when the answer for the next call has been used', async () => {
  await open('sandbox');
  await choose('Operation', 'login');
  await choose('Answer', 'example=wrongPassword');
  await click('Use this answer');
  takeChoice('login');
  const said =
    'login was answered as chosen: 200 wrongPassword: The e-mail or the password is wrong';
  expect(await screen.findByText(said)).toBeDefined();
  expect(screen.getByText('Nothing is chosen.')).toBeDefined();
});

test('choices survive a reload', async () => {
  await open('sandbox');
  await useExample();
  vi.resetModules();
  const reloaded = await import('../../../src/dev/chosen-fetch.ts');
  const { store: newStore } = await import('../../../src/platform/store.tsx');
  expect(newStore.get(reloaded.choicesAtom)).toEqual(store.get(choicesAtom));
  expect(newStore.get(reloaded.choicesAtom)).toHaveLength(1);
});

test('what does nothing cannot be chosen and says why; where the sandbox answers for Prism is said too', async () => {
  await open('mock');
  await choose('Operation', 'startDiscordLogin');
  await click('Use this answer');
  expect(store.get(choicesAtom)).toEqual([]);
  expect(screen.getByText(/opens this in a window of its own/)).toBeDefined();
  await choose('Operation', 'listOrders');
  expect(screen.queryByText(/Prism has examples only/)).toBeNull();
  await choose('Answer', 'malformed');
  expect(screen.getByText(/Prism has examples only/)).toBeDefined();
});
