import { compile, evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import { VFile } from 'vfile';
import { Router } from 'wouter';
import { useMDXComponents as useForeign } from '../../src/features/legal/foreign-components.tsx';
import { useMDXComponents } from '../../src/features/legal/mdx-components.tsx';
import { legalMarkdown } from '../../tools/build/brand/legal-markdown.ts';

type Options = Partial<Parameters<typeof legalMarkdown>[0]>;

const optionsOf = (given: Options) =>
  legalMarkdown({
    productName: 'Ambergate',
    pages: ['/', '/pricing', '/privacy', '/terms', '/refund'],
    updated: { month: '2026-02', words: 'February 2026' },
    ...given,
  });

/** The page of a legal text. */
export async function legalText(markdown: string, given: Options = {}) {
  const { default: Page } = await evaluate(markdown, {
    ...optionsOf(given),
    ...runtime,
    useMDXComponents: given.foreign ? useForeign : useMDXComponents,
  });
  return (
    <Router ssrPath="/terms">
      <Page />
    </Router>
  );
}

/** The problems of a legal text, each with its line. */
export async function legalMistakes(markdown: string, given: Options = {}): Promise<string[]> {
  const file = new VFile({ value: markdown });
  await compile(file, optionsOf(given));
  return file.messages.map(({ line, message }) => `line ${line}: ${message}`);
}
