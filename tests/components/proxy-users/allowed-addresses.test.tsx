import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AllowedAddresses } from '../../../src/features/proxy-users/AllowedAddresses.tsx';
import { freshPageForEach, returnToTab, testPage, wait } from '../../setup/page.tsx';
import { until } from '../../setup/until.ts';
import { click, user } from '../../setup/user.ts';

beforeEach(() => vi.stubGlobal('__OFFERS_ALLOWLIST__', true));

freshPageForEach({ path: '/account', email: 'ada@example.com' });

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Address or network' });
const listed = () => screen.queryAllByRole('listitem').map((item) => item.firstChild?.textContent);

async function open(ips: readonly string[], yourIp?: string) {
  testPage.show(
    <section>
      <AllowedAddresses />
    </section>,
  );
  await wait(0);
  await testPage.last('getAllowedIps').answer({ ips: [...ips], ...(yourIp && { yourIp }) });
}

test('an added address appears in the list in the form that the server stores', async () => {
  await open(['203.0.113.7']);
  await user.type(field(), '１98.51.100.20 / 24؛2001:DB8::1');
  await click('Add');
  const ips = ['203.0.113.7', '198.51.100.0/24', '2001:db8::1'];
  expect(testPage.last('saveAllowedIps').body).toEqual({ ips });
  await testPage
    .last('saveAllowedIps')
    .answer({ ips: ['203.0.113.7', '198.51.100.0/24', '2001:db8::1'] });
  expect(listed()).toEqual(['203.0.113.7', '198.51.100.0/24', '2001:db8::1']);
  expect(field().value).toBe('');
});

test.each([
  ['example.com', 'example.com is not an IPv4 or IPv6 address or network.'],
  ['203.0.113.7, 192.168.0.7', '192.168.0.7 is not an address on the public internet.'],
  ['198.0.0.0/8', '198.0.0.0/8 is too large. Use at most a /16 network, or /48 for IPv6.'],
  [' ', 'Enter an address.'],
])('"%s" is rejected at the field', async (text, problem) => {
  await open([]);
  await user.type(field(), text);
  await click('Add');
  expect(screen.getByText(problem)).toBeDefined();
  expect(testPage.to('saveAllowedIps')).toEqual([]);
});

test('input that the server rejects stays in the field, and the list does not change', async () => {
  await open([]);
  await user.type(field(), '203.0.113.7');
  await click('Add');
  await testPage.last('saveAllowedIps').refuse('The list is full', 409, 'limit_reached');
  expect(testPage.failures).toHaveLength(1);
  expect(field().value).toBe('203.0.113.7');
  expect(listed()).toEqual([]);
});

test('an address can be removed', async () => {
  await open(['203.0.113.7', '203.0.113.8']);
  await click('Remove 203.0.113.7');
  expect(testPage.last('saveAllowedIps').body).toEqual({ ips: ['203.0.113.8'] });
  await testPage.last('saveAllowedIps').answer({ ips: ['203.0.113.8'] });
  expect(listed()).toEqual(['203.0.113.8']);
});

test("the customer's own address is offered only if the server sends it, and only once", async () => {
  await open([], '203.0.113.90');
  await click('Add my address (203.0.113.90)');
  await testPage.last('saveAllowedIps').answer({ ips: ['203.0.113.90'] });
  await until(() => expect(document.activeElement?.tagName).toBe('SECTION'));
  expect(screen.queryByRole('button', { name: /^Add my address/ })).toBeNull();
  await click('Remove 203.0.113.90');
  await testPage.last('saveAllowedIps').answer({ ips: [] });
  expect(screen.getByRole('button', { name: /^Add my address/ })).toBeDefined();
});

test("without the customer's address, there is no button for it", async () => {
  await open([]);
  expect(screen.queryByRole('button', { name: /^Add my address/ })).toBeNull();
  expect(screen.getByText('No addresses: every line needs its password.')).toBeDefined();
});

test('a maximum-length list of addresses can be pasted at once', async () => {
  await open([]);
  const ips = Array.from(
    { length: 100 },
    (_, index) => `2001:db8:1234:5678:9abc:def0:1234:${index + 1000}`,
  );
  await user.click(field());
  await user.paste(ips.join(', '));
  await click('Add');
  expect(testPage.last('saveAllowedIps').body).toEqual({ ips });
});

test('an address that was added in another tab appears on return', async () => {
  await open([], '203.0.113.90');
  await returnToTab();
  await testPage.last('getAllowedIps').answer({ ips: ['203.0.113.7'] });
  expect(listed()).toEqual(['203.0.113.7']);
});

test('a list that was requested before an address was added does not overwrite the new list', async () => {
  await open([]);
  await returnToTab();
  const early = testPage.last('getAllowedIps');
  await user.type(field(), '203.0.113.7');
  await click('Add');
  await testPage.last('saveAllowedIps').answer({ ips: ['203.0.113.7'] });
  await early.answer({ ips: [] });
  expect(listed()).toEqual(['203.0.113.7']);
});

test('an address typed while another one is being added stays', async () => {
  await open([]);
  await user.type(field(), '203.0.113.7');
  await click('Add');
  await user.clear(field());
  await user.type(field(), '203.0.113.8');
  await testPage.last('saveAllowedIps').answer({ ips: ['203.0.113.7'] });
  expect(field().value).toBe('203.0.113.8');
});
