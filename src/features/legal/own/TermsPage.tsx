import type { LegalText } from './legal-text.ts';
import { OwnLegalPage } from './OwnLegalPage.tsx';

/** `brand/legal/terms.md`, by the build. */
declare const __LEGAL_TEXT__: { terms: LegalText };

export default function OwnTermsPage() {
  return <OwnLegalPage text={__LEGAL_TEXT__.terms} />;
}
