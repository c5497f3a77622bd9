import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../../../src/ui/Dialog.tsx';
import { clearToasts, dismissToast, showToast } from '../../../src/ui/toast.ts';
import * as css from '../../../src/ui/ToastCard.css.ts';
import { SPACE } from '../../../src/ui/ToastRegion.css.ts';
import { ToastRegion } from '../../../src/ui/ToastRegion.tsx';
import { wait } from '../../setup/page.tsx';
import { toastTime } from '../../setup/toast.tsx';
import { click, user } from '../../setup/user.ts';
import { wholeText } from '../../setup/whole-text.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion />);
});

const success = { kind: 'success', title: 'Success', text: 'Logged in successfully!' } as const;
const error = { kind: 'error', title: 'Error', text: 'Send Error' } as const;
/** The text of the status region; empty without a toast. */
const status = () => screen.getByRole('status').textContent;
const card = () => document.querySelector<HTMLElement>(`.${css.toast}`) ?? document.body;

test.each([
  ['success', 'status', success],
  ['error', 'alert', error],
])('the toast of kind %s has the role %s for two seconds', async (_kind, role, toast) => {
  act(() => void showToast(toast));
  await wait(1999);
  expect(screen.getByRole(role).textContent).toContain(toast.text);
  await wait(1);
  expect(screen.queryByText(toast.text)).toBeNull();
});

test('a status is announced by an element that exists before its text', () => {
  const before = screen.getByRole('status');
  expect(before.textContent).toBe('');
  expect(before.getAttribute('aria-atomic')).toBe('true');
  act(() => void showToast(success));
  expect(before.textContent).toContain('Logged in successfully!');
  expect(screen.getAllByRole('status')).toEqual([before]);
  const first = card();
  act(() => void showToast({ ...success, text: 'Copied!' }));
  expect(before.textContent).toContain('Copied!');
  expect(card(), 'a new toast is a new card').not.toBe(first);
  act(() => void showToast(error));
  expect(before.textContent).toBe('');
});

test('an error shows its request id on a separate line below the message', () => {
  act(() => void showToast({ ...error, requestId: 'req-1' }));
  expect(screen.getByText('Send Error')).toBeTruthy();
  expect(screen.getByText(wholeText('Request ID: req-1'))).toBeTruthy();
  expect(screen.getByText('req-1').getAttribute('translate')).toBe('no');
  act(() => void showToast(error));
  expect(screen.getByRole('alert').textContent).toBe('ErrorSend Error');
});

test('a new toast replaces the old one and restarts the timer', async () => {
  act(() => void showToast(success));
  await wait(1500);
  act(() => void showToast(error));
  expect(status()).toBe('');
  await wait(1999);
  expect(screen.queryByRole('alert')).not.toBeNull();
  await wait(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the timer pauses while the pointer is over a toast', async () => {
  act(() => void showToast(success));
  await wait(1500);
  await user.hover(card());
  await wait(60_000);
  expect(status()).not.toBe('');
  await user.unhover(card());
  await wait(499);
  expect(status()).not.toBe('');
  await wait(1);
  expect(status()).toBe('');
});

test('the timer stays paused when the pointer leaves but the focus is inside', async () => {
  act(() => void showToast(success));
  await wait(500);
  const toast = card();
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  await user.hover(toast);
  await wait(600);
  act(() => dismiss.focus());
  await user.unhover(toast);
  await wait(60_000);
  expect(status()).not.toBe('');
  act(() => dismiss.blur());
  expect(await toastTime()).toBe(1500);
});

test('a toast that replaces a paused one is not paused', async () => {
  act(() => void showToast(success));
  await user.hover(card());
  act(() => void showToast(error));
  await wait(1500);
  fireEvent.pointerLeave(card());
  expect(await toastTime()).toBe(500);
});

test('a sticky toast stays until it is dismissed', async () => {
  act(() => void showToast({ ...success, duration: 'sticky' }));
  await wait(600_000);
  const space = () => document.documentElement.style.getPropertyValue(SPACE);
  expect(space(), 'what it covers can be scrolled into view').not.toBe('');
  await click('Dismiss');
  expect(status()).toBe('');
  expect(space()).toBe('');
});

test('F6 moves the focus from a dialog to a toast, and it returns when the toast closes', async () => {
  render(
    <Dialog title="Confirm" onClose={() => undefined}>
      <button type="button">Subscribe</button>
    </Dialog>,
  );
  const subscribe = screen.getByRole('button', { name: 'Subscribe' });
  act(() => subscribe.focus());
  act(() => void showToast({ ...success, duration: 'sticky' }));
  expect(fireEvent.keyDown(subscribe, { key: 'F6' }), 'left to the browser').toBe(false);
  const toast = within(screen.getByRole('status'));
  const dismiss = toast.getByRole('button', { name: 'Dismiss' });
  expect(document.activeElement).toBe(dismiss);
  await user.click(dismiss);
  expect(screen.getByRole('dialog', { name: 'Confirm' })).toBeTruthy();
  expect(document.activeElement).toBe(subscribe);
});

test('dismissing an old toast does not affect the new one', () => {
  let old = 0;
  act(() => void (old = showToast(success)));
  act(() => void showToast(error));
  act(() => dismissToast(old));
  expect(screen.queryByRole('alert')).not.toBeNull();
});

test('a message that would reappear for one customer is not shown to the next one', () => {
  act(
    () => void showToast({ ...success, duration: 'sticky', returns: { together: () => success } }),
  );
  act(() => void showToast(error));
  act(() => clearToasts());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('opening a link in another tab is left to the browser', () => {
  const onFollow = vi.fn<() => void>();
  act(() => void showToast({ ...success, link: { href: '/', label: 'See more', onFollow } }));
  const link = screen.getByRole('link', { name: 'See more' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(onFollow).not.toHaveBeenCalled();
});

test("a toast's action is called once and closes the toast", async () => {
  const onClick = vi.fn<() => void>();
  act(() => void showToast({ ...error, action: { label: 'Retry', onClick } }));
  await click('Retry');
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
});
