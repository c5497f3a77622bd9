import { DEMO } from '@ambergate/sandbox/seed.ts';

type Served = { apiBaseUrl: string; isMock: boolean };

/** What `npm run dev` prints when the shop is ready, starting with its URL. */
export function readyLines(shop: string, { apiBaseUrl, isMock }: Served): string[] {
  const { origin } = new URL(shop);
  if (apiBaseUrl !== '')
    return [
      `Shop: ${shop}`,
      `API: ${apiBaseUrl}, which must accept calls from ${origin}`,
      'Stop: Ctrl+C',
    ];
  return [
    `Shop: ${shop}`,
    `Customer: ${DEMO.email} / ${DEMO.password}`,
    `Contract: ${origin}/docs`,
    isMock
      ? 'Nothing is stored or emailed. For a server that does both, run: npm run dev -- --sandbox'
      : `Mailbox: ${origin}/mailbox`,
    'Stop: Ctrl+C',
  ];
}
