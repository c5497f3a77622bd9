import { screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { Fragment } from 'react';
import { products } from '../../../shop.config.ts';
import { PRODUCTS } from '../../../src/domain/products.ts';
import { RenewDialog } from '../../../src/features/isp/RenewDialog.tsx';
import { Subscribe } from '../../../src/features/isp/Subscription.tsx';
import { ResidentialCard } from '../../../src/features/pricing/ResidentialCard.tsx';
import { useVisit } from '../../../src/session/session.ts';
import type { Call } from '../../setup/backend.ts';
import { plan } from '../isp/plans.ts';

/** The server's arithmetic in cents, independent of the shop's. */
export const CODES: Record<string, (cents: number) => number> = {
  TENTH: (cents) => Math.round(cents * 0.9),
  FRACTION: (cents) => Math.round((cents * 8766) / 10_000),
  FIVEOFF: (cents) => cents - 500,
  CAPPED: (cents) => Math.max(Math.round(cents * 0.7), cents - 2000),
};

/** What the server charges in US dollars: the percentage has two decimals, and so has the total. */
function charged(cents: number, code: unknown): number {
  const price = CODES[String(code)];
  if (price === undefined) return cents / 100;
  const hundredths = Math.round(((cents - price(cents)) * 10_000) / cents);
  return Math.round((cents * (10_000 - hundredths)) / 10_000) / 100;
}

function discounted(cents: number, code: unknown): number | null {
  const price = CODES[String(code)];
  return price === undefined ? null : price(cents) / 100;
}

export type Kind = {
  page: ReactElement;
  /** What is clicked. */
  button: string;
  /** The call that orders. */
  isOrder: (call: Call) => boolean;
  /** The code that a check asks about; undefined for any other call. */
  codeOf: (call: Call) => string | undefined;
  /** The server's answer to a check of a code, or to the first quote. */
  answer: (call: Call) => Promise<void>;
  /** The code and the price of an order; null where it has none. */
  bill: (call: Call) => { code: unknown; usd: number } | null;
};

/** Content of a customer is keyed by the visit, as on the dashboard. */
function OfCustomer({ children }: { children: ReactNode }) {
  const { id, isSignedIn } = useVisit();
  return isSignedIn ? <Fragment key={id}>{children}</Fragment> : null;
}

const RENEWED_CENTS = 5000;
const premiumCard = () => {
  const product = PRODUCTS.find(({ plan }) => plan === 'premium');
  if (product === undefined) throw new Error('There is no Premium card');
  return product;
};
const ISP_PLAN = plan({ orderNo: 'ISP-B' });

export const KINDS: Record<string, Kind> = {
  buy: {
    page: <ResidentialCard product={premiumCard()} tier="premium" intent={null} isMarked={false} />,
    button: 'Buy now',
    isOrder: ({ operationId }) => operationId === 'buyResidential',
    codeOf: ({ operationId, query }) =>
      operationId === 'checkDiscount' ? (query.get('name') ?? '') : undefined,
    answer: ({ query, answer, refuse }) => {
      const cents = Math.round(Number(query.get('amount')) * 100);
      const usd = discounted(cents, query.get('name'));
      return usd === null ? refuse(null, 404) : answer({ usd });
    },
    bill: ({ body }) => ({
      code: body['PromotionCode'],
      usd: charged(
        Number(body['Quantity']) * Math.round(products.premium.price * 100),
        body['PromotionCode'],
      ),
    }),
  },
  renew: {
    page: (
      <OfCustomer>
        <RenewDialog plan={ISP_PLAN} onClose={() => undefined} onPaid={() => undefined} />
      </OfCustomer>
    ),
    button: 'Buy now',
    isOrder: ({ body }) => body['realPay'] === 1,
    codeOf: ({ body }) =>
      body['realPay'] === 0 && body['promotionCode'] !== ''
        ? String(body['promotionCode'])
        : undefined,
    answer: ({ body, answer, refuse }) => {
      if (body['promotionCode'] === '') return answer({ amount: RENEWED_CENTS / 100 });
      const amount = discounted(RENEWED_CENTS, body['promotionCode']);
      return amount === null ? refuse(null, 404) : answer({ amount });
    },
    bill: ({ body }) => ({
      code: body['promotionCode'],
      usd: charged(RENEWED_CENTS, body['promotionCode']),
    }),
  },
  subscribe: {
    page: (
      <OfCustomer>
        <Subscribe plan={{ ...ISP_PLAN, nextChargeAmount: 50 }} onClose={() => undefined} />
      </OfCustomer>
    ),
    button: 'Confirm',
    isOrder: ({ operationId }) => operationId === 'createSubscription',
    codeOf: () => undefined,
    answer: () => Promise.reject(new Error('A subscription has no price to ask for')),
    bill: () => null,
  },
};

/** The total on the page in US dollars. */
export const shownTotal = () =>
  Number(/Total Price.*?\$([\d,]+\.\d\d)/.exec(document.body.textContent)?.[1]);
/** The code in the field, as it is sent. */
export const typedCode = () =>
  screen.getByLabelText<HTMLInputElement>('Discount code').value.trim();
