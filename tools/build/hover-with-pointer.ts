import type { CSSOptions } from 'vite';

type PostcssPlugin = NonNullable<
  Exclude<CSSOptions['postcss'], string | undefined>['plugins']
>[number];

/** A touch leaves `:hover` on the element that it touched, so its rules apply only if the pointer can hover. */
export const hoverWithPointer: PostcssPlugin = {
  postcssPlugin: 'hover-with-pointer',
  Once(root, { atRule }) {
    root.walkRules(/(?<!not\():hover/, (rule) => {
      const nodes = [rule.clone()];
      rule.replaceWith(atRule({ name: 'media', params: '(hover: hover)', nodes }));
    });
  },
};
