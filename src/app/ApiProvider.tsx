import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { setRowReport } from '../api/check-contract.ts';
import { createQueryClient } from '../api/query-client.ts';
import type { Visit } from '../session/session.ts';
import { useVisit } from '../session/session.ts';
// The toast comes with the calls that it reports on, since it must show that a connection is lost.
import '../ui/ToastCard.tsx';
import { reportContractBreak, showFailure } from './failure.ts';

/**
 * Provides what a page needs to call the server. The cache belongs to the visit, so content from it is keyed by the
 * visit.
 */
export function ApiProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClientOf(useVisit())}>{children}</QueryClientProvider>;
}

setRowReport(reportContractBreak);

const clients = new WeakMap<Visit, QueryClient>();

/** The query client of a visit, created on first use, so that pages without calls do not load its code. */
export function queryClientOf(scope: Visit): QueryClient {
  const known = clients.get(scope);
  if (known !== undefined) return known;
  const client = createQueryClient(showFailure, scope);
  clients.set(scope, client);
  return client;
}
