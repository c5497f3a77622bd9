import type { ReactNode } from 'react';
import { t } from '../../i18n/text.ts';
import * as css from './foreign.css.ts';
import * as s from './LegalPage.css.ts';
import { components as common } from './mdx-components.tsx';

type Part = { lang: string; dir: string; children?: ReactNode };

/** The components of a legal text whose language differs from the page's. Only such pages load them. */
const components = {
  ...common,
  /** A part of the text. */
  Foreign: ({ children, ...language }: Part) => (
    <div className={css.foreign} {...language}>
      {children}
    </div>
  ),
  /** Words of the shop inside the text, in the language of the page. */
  Own: ({ children, ...language }: Part) => (
    <div className={s.section} {...language}>
      {children}
    </div>
  ),
  Only: ({ language }: { language: string }) => (
    <p className={s.updated}>{t`This text is available in ${language} only.`}</p>
  ),
};

/** Provides the components, through MDX's option `providerImportSource`. */
export const useMDXComponents = () => components;
