import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { operations } from '../../sandbox/http/contract.ts';
import { IspPanel } from '../../src/features/isp/IspPanel.tsx';
import { OrdersPanel } from '../../src/features/orders/OrdersPanel.tsx';
import PricingPage from '../../src/features/pricing/PricingPage.tsx';
import { ResidentialPanel } from '../../src/features/residential/ResidentialPanel.tsx';
import { endSession, beginSession } from '../../src/session/session.ts';
import { dismissToast } from '../../src/ui/toast.ts';
import { ToastRegion } from '../../src/ui/ToastRegion.tsx';
import { exampleOf } from '../e2e/fuzz/answers.ts';
import { optionalFields, withField } from '../optional-fields.ts';
import { sellSessions } from '../setup/sell-sessions.ts';
import { OfVisit, testApi } from '../setup/test-api.tsx';

type Path = readonly string[];

/** What is done on the page that reads the operation's answer. */
type Scene = { page: ReactElement; steps: readonly (() => HTMLElement)[] };

const button = (name: string | RegExp) => () => {
  const [first] = screen.getAllByRole('button', { name });
  if (first === undefined) throw new Error(`There is no button ${String(name)}`);
  return first;
};
const lastButton = (name: string) => () => {
  const last = screen.getAllByRole('button', { name }).at(-1);
  if (last === undefined) throw new Error(`There is no button ${name}`);
  return last;
};
const radio = (name: string) => () => screen.getByRole('radio', { name });

const SCENES: Record<string, readonly Scene[]> = {
  listStaticPlans: [{ page: <PricingPage />, steps: [] }],
  buyResidential: [{ page: <PricingPage />, steps: [button('Buy now')] }],
  buyIsp: [{ page: <PricingPage />, steps: [lastButton('Buy now')] }],
  renewIsp: [{ page: <IspPanel />, steps: [button('Renew'), button('Buy now')] }],
  listOrders: ['RES20261119-001048', 'RES20261117-001041'].map((orderNo) => ({
    page: <OrdersPanel mode="residential" />,
    steps: [button(orderNo)],
  })),
  analyseOrders: [{ page: <OrdersPanel mode="residential" />, steps: [button('YTD')] }],
  getProxyConfig: ['Sticky', 'Rotating'].map((kind) => ({
    page: <ResidentialPanel />,
    steps: [radio(kind), button('Generate Proxies')],
  })),
  listIspPlans: [{ page: <IspPanel />, steps: [] }],
  getIspPlan: [{ page: <IspPanel />, steps: [button(/ISP \* 30 Days/)] }],
};

const exampleBody = (id: string) => {
  const example = exampleOf(id) as { body?: object };
  return example.body ?? example;
};

/** Bodies in which every optional field has a value, and nothing is drawn at random. */
const BODIES: Record<string, object> = {
  // Another number of days than the shop file's.
  listStaticPlans: withField(exampleBody('listStaticPlans'), ['*', 'days'], 45) as object,
  buyResidential: { amount: 68, url: 'https://pay.example/1' },
  buyIsp: { amount: 68, url: 'https://pay.example/1' },
  renewIsp: { amount: 50, url: 'https://pay.example/1' },
  getProxyConfig: {
    ...exampleBody('getProxyConfig'),
    usProxyUrl: ['gate.example'],
    proxyPort: [10_000],
    proxyCountryFmt: '{user}-country-{country}-life-{life}',
    proxyGlobalFmt: '{user}-life-{life}',
  },
};
const bodyOf = (id: string): object => BODIES[id] ?? exampleBody(id);

sellSessions('sticky', 'rotating');

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
});

function closePage() {
  // The generator opens with the settings of the last scene otherwise.
  localStorage.clear();
  cleanup();
  act(() => {
    endSession();
    dismissToast();
  });
}

/** Answers with the contract's examples, and with this body for one operation. */
function answerWith(id: string, body: unknown) {
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://shop.test');
    const asked = operations.find((one) => one.method === method && one.path === pathname)?.id;
    const answer = { code: 200, message: null, body: asked === id ? body : bodyOf(asked ?? '') };
    return Promise.resolve(Response.json(answer));
  });
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(1000));

/** The page at the end of the scene: its HTML, a tag a line, without generated ids and random digits; then its tabs. */
async function pageOf({ page, steps }: Scene): Promise<string[]> {
  const tabs: string[] = [];
  history.replaceState(null, '', '/dashboard');
  vi.spyOn(window, 'open').mockImplementation(() => tabOf(tabs));
  const { Api } = testApi((error) => tabs.push(String(error)));
  beginSession({ token: 'token', userInfo: { email: 'ada@example.com' } });
  render(
    <Api>
      <OfVisit>{page}</OfVisit>
      <ToastRegion />
    </Api>,
  );
  await settle();
  for (const step of steps) {
    fireEvent.click(step());
    await settle();
  }
  const html = document.body.innerHTML.replaceAll(/_r_\w+_|\b\d{8}\b/g, '#');
  closePage();
  return [...html.split(/(?<=>)/), ...tabs];
}

function tabOf(tabs: Array<string>): Window {
  const document = window.document.implementation.createHTMLDocument('');
  const location = { replace: (url: string) => tabs.push(url) };
  return {
    closed: false,
    document,
    location,
    close: () => tabs.push('closed'),
  } as unknown as Window;
}

async function pagesWith(id: string, paths: readonly Path[], value: unknown): Promise<string[]> {
  const lines: string[] = [];
  for (const scene of SCENES[id] ?? []) {
    answerWith(
      id,
      paths.reduce<unknown>((body, path) => withField(body, path, value), bodyOf(id)),
    );
    lines.push(...(await pageOf(scene)));
  }
  return lines;
}

const operationsWithFields = [...new Set(optionalFields.map(({ operationId }) => operationId))];
/** The deepest fields first: a field of an object that is null is not there. */
const fieldsOf = (id: string) =>
  optionalFields
    .filter(({ operationId }) => operationId === id)
    .map(({ path }) => path)
    .toReversed();

test('there is a screen for every operation with optional fields', () => {
  expect(Object.keys(SCENES).toSorted()).toEqual(operationsWithFields.toSorted());
});

test.each(operationsWithFields)(
  '%s: a screen shows that its optional fields are there',
  async (id) => {
    const full = await pagesWith(id, [], undefined);
    const bare = await pagesWith(id, fieldsOf(id), undefined);
    expect([...full, ...bare].join()).not.toContain('could not be');
    expect(full).not.toEqual(bare);
  },
);

test.each(
  optionalFields.map(({ operationId, path }) => [operationId, path.join('.'), path] as const),
)('%s: with null in %s every screen is as without it', async (id, _name, path) => {
  const page = await pagesWith(id, [path], null);
  expect(page).toEqual(await pagesWith(id, [path], undefined));
  expect(page.join()).not.toContain('could not be');
});
