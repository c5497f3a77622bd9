import { useLocation } from 'wouter';
import { BASE, plainPath } from '../../paths.ts';
import type { DatedText } from './legal-text.ts';
import { LegalPage } from './LegalPage.tsx';

/** The operator's further legal texts by path, by the build. */
declare const __FURTHER_TEXTS__: Record<string, DatedText>;

export default function FurtherPage() {
  const [path] = useLocation();
  const text = __FURTHER_TEXTS__[plainPath(path.slice(BASE.length - 1))];
  return text === undefined ? null : <LegalPage text={text} />;
}
