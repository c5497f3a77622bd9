// A legal text, which brand/legal-texts.ts compiles to a page.
declare module '*.md' {
  import type { ComponentType } from 'react';
  import type { Head } from '../../src/page.ts';

  const Page: ComponentType;
  export default Page;
  export const head: Head;
}
