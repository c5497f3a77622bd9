import type { DatedText } from './legal-text.ts';
import { LegalPage } from './LegalPage.tsx';

/** `refund.md`, or the operator's, by the build. */
declare const __LEGAL_TEXT__: { refund: DatedText };

export default function RefundPage() {
  return <LegalPage text={__LEGAL_TEXT__.refund} />;
}
