import type { QueryClient } from '@tanstack/react-query';
import { setRowReport } from '../api/check-contract.ts';
import { createQueryClient } from '../api/query-client.ts';
import type { SessionScope } from '../session/scope.ts';
import { reportContractBreak, showFailure } from './failure.ts';

setRowReport(reportContractBreak);

const clients = new WeakMap<SessionScope, QueryClient>();

/** The query client of a visit, created on first use, so that pages without calls do not load its code. */
export function queryClientOf(scope: SessionScope): QueryClient {
  const known = clients.get(scope);
  if (known !== undefined) return known;
  const client = createQueryClient(showFailure, scope);
  clients.set(scope, client);
  return client;
}
