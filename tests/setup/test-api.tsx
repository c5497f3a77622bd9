import { QueryClientProvider } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { createQueryClient } from '../../src/api/query-client.ts';
import { onVisitChange, useVisit } from '../../src/session/session.ts';

type OnFailure = Parameters<typeof createQueryClient>[0];

/** The test version of `ApiProvider`: failures go to the test. */
export function testApi(onFailure: OnFailure) {
  const client = createQueryClient(onFailure);
  onVisitChange(() => client.clear());
  const Api = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { Api, client };
}

/** As on the dashboard, a customer's content is keyed by the visit. */
export function OfVisit({ children }: { children: ReactNode }) {
  return <Fragment key={useVisit().id}>{children}</Fragment>;
}
