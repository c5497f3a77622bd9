import type { LegalText } from './legal-text.ts';
import { OwnLegalPage } from './OwnLegalPage.tsx';

/** `brand/legal/refund.md`, by the build. */
declare const __LEGAL_TEXT__: { refund: LegalText };

export default function OwnRefundPage() {
  return <OwnLegalPage text={__LEGAL_TEXT__.refund} />;
}
