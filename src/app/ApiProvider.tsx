import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { setRowReport } from '../api/check-contract.ts';
import { createQueryClient } from '../api/query-client.ts';
import { onVisitChange } from '../session/session.ts';
// The toast comes with the calls that it reports on, since it must show that a connection is lost.
import '../ui/ToastCard.tsx';
import { reportContractBreak, showFailure } from './failure.ts';

/** What the server answered in this visit. Content from it is keyed by the visit. */
export const queryClient = createQueryClient(showFailure);
onVisitChange(() => queryClient.clear());

/** Provides what a page needs to call the server. */
export function ApiProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

setRowReport(reportContractBreak);
