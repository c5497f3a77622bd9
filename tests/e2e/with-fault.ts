import { operations } from '@ambergate/sandbox/http/contract.ts';
import type { OperationId } from '@ambergate/sandbox/operations.ts';
import type { Page } from '@playwright/test';

/**
 * Makes the calls of this operation fail as the X-Chaos words specify, bypassing the validating proxy, which would alter
 * the fault. Returns a function that ends it.
 */
export async function withFault(page: Page, id: OperationId, fault: string) {
  const { method, path = '' } = operations.find((known) => known.id === id) ?? {};
  const end = new RegExp(`${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
  const isMeant = ({ pathname }: URL) => end.test(pathname);
  await page.route(isMeant, (route, request) =>
    request.method() === method
      ? route.continue({ headers: { ...request.headers(), 'x-chaos': fault } })
      : route.fallback(),
  );
  return () => page.unroute(isMeant);
}
