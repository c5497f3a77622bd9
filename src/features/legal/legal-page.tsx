import type { ReactNode } from 'react';
import type { PageModule } from '../../page.ts';
import type { DatedText } from './legal-text.ts';
import { LegalPage } from './LegalPage.tsx';

/** The page of a legal text. `storage` replaces the mark for the list of what the browser stores. */
export function legalPage(
  { text, description }: { text: DatedText; description: string },
  storage?: ReactNode,
): PageModule {
  return {
    default: () => <LegalPage text={text} storage={storage} />,
    head: { title: text.title, description, listed: true },
  };
}
