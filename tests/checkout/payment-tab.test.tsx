import { beforeEach, expect, test, vi } from 'vitest';
import { openPaymentTab, TRANSFER_TEXT } from '../../src/checkout/payment-tab.ts';

function fakeTab() {
  return {
    opener: window as unknown,
    closed: false,
    document: document.implementation.createHTMLDocument(''),
    location: { replace: vi.fn<(url: string) => void>() },
    close: vi.fn<() => void>(),
  };
}

let tab: ReturnType<typeof fakeTab> | null;

beforeEach(() => {
  tab = fakeTab();
  vi.spyOn(window, 'open').mockImplementation(() => tab as unknown as Window);
});

test("the blank tab has no opener, and announces the transfer in English and in the shop's colors", () => {
  document.documentElement.style.color = 'rgb(1, 2, 3)';
  openPaymentTab();
  document.documentElement.removeAttribute('style');
  expect(window.open).toHaveBeenCalledWith('', '_blank');
  expect(tab?.opener).toBeNull();
  expect(tab?.document.documentElement.lang).toBe('en');
  expect(tab?.document.querySelector('[role=status]')?.textContent).toBe(TRANSFER_TEXT);
  expect(tab?.document.body.textContent).toBe(TRANSFER_TEXT);
  expect(tab?.document.body.style.color).toBe('rgb(1, 2, 3)');
});

test('the text of the blank tab is as large on a phone as in the shop, and has margins', () => {
  openPaymentTab();
  const viewport = tab?.document.querySelector('meta[name=viewport]')?.getAttribute('content');
  expect(viewport).toBe('width=device-width');
  expect(tab?.document.body.style).toMatchObject({ padding: '0px 16px', textAlign: 'center' });
});

test('the tab opens the payment page without a referrer, and closing it later does nothing', () => {
  const opened = openPaymentTab();
  let policy: string | null | undefined;
  tab?.location.replace.mockImplementation(() => {
    policy = document.querySelector('meta[name=referrer]')?.getAttribute('content');
  });
  expect(opened.go('https://pay.example/1')).toMatchObject({ outcome: 'opened' });
  expect(tab?.location.replace).toHaveBeenCalledWith('https://pay.example/1');
  expect(policy).toBe('no-referrer');
  // The shop's own policy applies to later links again.
  expect(document.querySelector('meta[name=referrer]')).toBeNull();
  opened.close();
  expect(tab?.close).not.toHaveBeenCalled();
});

test('a tab that cannot be navigated is closed, and leaves no policy behind', () => {
  const opened = openPaymentTab();
  tab?.location.replace.mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(() => opened.go('https://pay.example/1')).toThrow('refused');
  expect(document.querySelector('meta[name=referrer]')).toBeNull();
  expect(tab?.close).toHaveBeenCalledOnce();
});

test('if the tab was closed or never opened, the address is returned for a link', () => {
  const closed = openPaymentTab();
  if (tab) tab.closed = true;
  expect(closed.go('https://pay.example/1')).toMatchObject({ outcome: 'blocked' });
  tab = null;
  expect(openPaymentTab().go('https://pay.example/2')).toMatchObject({ outcome: 'blocked' });
});
