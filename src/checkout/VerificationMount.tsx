import { Suspense } from 'react';
import { lazyPart } from '../platform/lazy/lazy-part.tsx';
import { useVerification } from '../session/verification.ts';

// Most shops verify no one.
const VerificationNotice = lazyPart(
  async () => (await import('./VerificationNotice.tsx')).VerificationNotice,
);

/** The customer's verification, until it is done: docs/product/buying.md#verification. */
export function VerificationMount() {
  const verification = useVerification();
  if (verification === undefined || verification.state === 'done') return null;
  const { state, ...rest } = verification;
  return (
    <Suspense fallback={null}>
      <VerificationNotice state={state} {...rest} />
    </Suspense>
  );
}
