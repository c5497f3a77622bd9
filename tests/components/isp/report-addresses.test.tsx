import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../../src/features/isp/ReportDialog.tsx';
import { PlanAddresses } from '../../../src/features/isp/PlanAddresses.tsx';
import { freshPageForEach, testPage } from '../../setup/page.tsx';
import { click, user } from '../../setup/user.ts';
import { plan, proxy } from './plans.ts';

freshPageForEach({ email: 'ada@example.com' });

const rowsOf = (hosts: readonly string[]) =>
  hosts.map((host, index) => ({ ...proxy(host), id: `${index}` }));
const two = rowsOf(['192.0.2.1', '192.0.2.2']);
const show = (rows = two) =>
  testPage.show(
    <PlanAddresses
      orderNo="ISP-A"
      detail={{ ...plan({ orderNo: 'ISP-A' }), proxies: { rows, invalidCount: 0 } }}
    />,
  );

test('without the offer, selected addresses are reported with their order number and no passwords', async () => {
  show();
  expect(screen.queryByRole('button', { name: 'Replace addresses' })).toBeNull();
  await click('Report addresses');
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).queryByRole('link')).toBeNull();
  for (const { host } of two)
    await user.click(within(dialog).getByRole('checkbox', { name: `${host}:80` }));
  const link = within(dialog).getByRole('link', { name: 'Write to support' });
  const query = new URLSearchParams(link.getAttribute('href')?.split('?')[1]);
  expect(query.get('subject')).toBe('Addresses of ISP-A');
  expect(query.get('body')).toBe(
    'These addresses of ISP-A do not work:\r\n192.0.2.1:80\r\n192.0.2.2:80',
  );
  expect(within(dialog).getByRole('link', { name: 'Open Ticket' }).getAttribute('href')).toMatch(
    /^https:/,
  );
});

test('a search that finds no address tells so in place of the list', async () => {
  show(rowsOf(Array.from({ length: 9 }, (_, index) => `192.0.2.${index}`)));
  await click('Report addresses');
  const dialog = within(screen.getByRole('dialog'));
  const search = dialog.getByLabelText('Search addresses');
  await user.type(search, 'zzz');
  expect(dialog.getByText('Nothing matches “zzz”.')).toBeDefined();
  expect(dialog.queryByRole('region')).toBeNull();
  await user.clear(search);
  expect(dialog.getByRole('region', { name: 'Addresses' })).toBeDefined();
});
