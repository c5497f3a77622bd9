import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useScope } from '../session/session.ts';
import { queryClientOf } from './query-client.ts';

/** What a page needs that calls the server. Its cache is the visit's; what a page shows from it is keyed by the visit. */
export function ApiProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClientOf(useScope())}>{children}</QueryClientProvider>;
}
