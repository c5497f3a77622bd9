import { StoredInBrowser } from '../StoredInBrowser.tsx';
import type { LegalText } from './legal-text.ts';
import { OwnLegalPage } from './OwnLegalPage.tsx';

/** `brand/legal/privacy.md`, by the build. */
declare const __LEGAL_TEXT__: { privacy: LegalText };

export default function OwnPrivacyPage() {
  return <OwnLegalPage text={__LEGAL_TEXT__.privacy} storage={<StoredInBrowser />} />;
}
