import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { setRowReport } from '../api/check-contract.ts';
import { createQueryClient } from '../api/query-client.ts';
import { onVisitChange } from '../session/session.ts';
import '../ui/ToastCard.tsx';
import { preloadToast } from '../ui/ToastRegion.tsx';
import { reportContractBreak, showFailure } from './failure.ts';

// The toast is loaded with the calls that it reports on, because it must show that the connection is lost.
preloadToast();

/** What the server answered in this visit. Content from it is keyed by the visit. */
export const queryClient = createQueryClient(showFailure);
onVisitChange(() => queryClient.clear());

/** Provides what a page needs to call the server. */
export function ApiProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

setRowReport(reportContractBreak);
