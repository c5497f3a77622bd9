import type { DatedText } from './legal-text.ts';
import { LegalPage } from './LegalPage.tsx';
import { StoredInBrowser } from './StoredInBrowser.tsx';

/** `privacy.md`, or the operator's, by the build. */
declare const __LEGAL_TEXT__: { privacy: DatedText };

export default function PrivacyPage() {
  return <LegalPage text={__LEGAL_TEXT__.privacy} storage={<StoredInBrowser />} />;
}
