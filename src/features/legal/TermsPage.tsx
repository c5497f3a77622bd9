import type { DatedText } from './legal-text.ts';
import { LegalPage } from './LegalPage.tsx';

/** `terms.md`, or the operator's, by the build. */
declare const __LEGAL_TEXT__: { terms: DatedText };

export default function TermsPage() {
  return <LegalPage text={__LEGAL_TEXT__.terms} />;
}
