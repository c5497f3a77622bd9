import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useScope } from '../session/session.ts';
import { queryClientOf } from './query-client.ts';

/**
 * Provides what a page needs to call the server. The cache belongs to the visit, so content from it is keyed by the
 * visit.
 */
export function ApiProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClientOf(useScope())}>{children}</QueryClientProvider>;
}
