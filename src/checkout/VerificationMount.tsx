import { Suspense } from 'react';
import { lazyPart } from '../platform/lazy/lazy-part.tsx';
import { useVerification } from '../session/verification.ts';

// Loaded separately, because most shops do not verify customers.
const VerificationNotice = lazyPart(
  async () => (await import('./VerificationNotice.tsx')).VerificationNotice,
);

/** The customer's verification, until it is complete: docs/product/buying.md#verification. */
export function VerificationMount() {
  const verification = useVerification();
  if (verification === undefined || verification.state === 'done') return null;
  return (
    <Suspense fallback={null}>
      <VerificationNotice {...verification} state={verification.state} />
    </Suspense>
  );
}
