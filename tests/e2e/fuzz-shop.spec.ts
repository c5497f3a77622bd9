import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { products } from '../../shop.config.ts';
import { ips, isSold } from '../sold.ts';
import { edgeAnswers, failures } from './fuzz/answers.ts';
import { PRICING, RESIDENTIAL } from './fuzz/fuzzed-server.ts';
import { dismiss, expect, forEachDrawn, test } from './fuzz/test.ts';

test('whatever prices, discounts and addresses a server gives, the pricing page shows them', async ({
  page,
  context,
  server,
  stands,
}) => {
  test.slow();
  await context.route(/pay\.example|xn--/, (route) => route.fulfill({ body: '' }));
  await server.visit(PRICING);
  context.on('page', (tab) => void tab.close());
  const card = page.getByRole('article', { name: products.basic.name });
  const isp = page.getByRole('article', { name: products.isp.name });
  await forEachDrawn(
    8,
    (leaves) => {
      const either = (id: string) => fc.oneof(edgeAnswers(id, leaves), failures(id, leaves));
      return {
        listStaticPlans: edgeAnswers('listStaticPlans', leaves),
        checkDiscount: either('checkDiscount'),
        buyResidential: either('buyResidential'),
        buyIsp: either('buyIsp'),
      };
    },
    async (drawn) => {
      server.setAll(drawn);
      await visit(page, 'Purchase');
      await server.refetch(PRICING.asked);
      if (isSold('isp')) await isp.getByRole('radio', { name: `${ips(3)} IPs` }).check();
      await card.getByLabel('Discount code').fill('<b>CODE</b>'.repeat(5));
      await card.getByRole('button', { name: 'Apply' }).click();
      const off = card.getByText(/% OFF/);
      await expect(card.getByText('Invalid discount code').or(off)).toBeVisible();
      await stands();
      // An invalid code would stop the purchase.
      if (!(await off.isVisible())) await card.getByLabel('Discount code').clear();
      await card.getByRole('button', { name: 'Buy now' }).click();
      await server.settled(['buyResidential']);
      await stands();
      await dismiss(page);
      const buyIsp = isp.getByRole('button', { name: 'Buy now' });
      if (isSold('isp') && (await buyIsp.getAttribute('aria-disabled')) !== 'true') {
        await buyIsp.click();
        await server.settled(['buyIsp']);
        await stands();
      }
      // The purchase waits there for its payment, at its price.
      await visit(page, 'Dashboard');
      await server.settled(RESIDENTIAL.asked);
      await stands();
    },
  );
});

test('whatever a server answers to a sign-in or a new administrator fits into the toast and the page', async ({
  page,
  server,
  stands,
}) => {
  test.slow();
  const toast = page.getByRole('alert');
  await page.goto('/refund');
  await page.getByRole('button', { name: 'LOGIN' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign In' });
  await signIn.getByLabel('Email').fill(`${'w'.repeat(60)}@${'w'.repeat(60)}.example`);
  await signIn.getByLabel('Password', { exact: true }).fill('secret-1');
  await forEachDrawn(
    10,
    (leaves) => ({ login: failures('login', leaves) }),
    async (drawn) => {
      server.setAll(drawn);
      await signIn.getByRole('button', { name: 'Sign In' }).click();
      await expect(toast).toBeVisible();
      await stands();
      await toast.getByRole('button', { name: 'Dismiss' }).click();
    },
  );
  await page.goto('/create-admin');
  const create = page.getByRole('button', { name: 'Create Admin Account' });
  await forEachDrawn(
    4,
    (leaves) => ({ createUser: edgeAnswers('createUser', leaves) }),
    async (drawn) => {
      server.setAll(drawn);
      await create.click();
      await expect(page.getByText('can sign in now.')).toBeVisible();
      await stands();
      await dismiss(page);
    },
  );
});

test('whatever e-mail a customer has, bar, side menu and dashboard keep their shape', async ({
  page,
  server,
  stands,
}) => {
  for (const screen of [{ path: '/terms', asked: [] }, RESIDENTIAL]) {
    await server.visit(screen);
    await forEachDrawn(
      8,
      (leaves) => ({ email: leaves.text({}) }),
      async ({ email }) => {
        await server.refetch(screen.asked, email);
        await page.setViewportSize({ width: 1100, height: 700 });
        await stands();
        await page.setViewportSize({ width: 320, height: 700 });
        await page.getByRole('button', { name: 'Menu' }).click();
        await stands();
        // Escape would step back through the history while the next page opens.
        await page.goBack();
      },
    );
  }
});

async function visit(page: Page, name: string): Promise<void> {
  await dismiss(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }).click();
}
