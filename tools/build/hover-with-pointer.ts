import type { CSSOptions } from 'vite';

type PostcssPlugin = NonNullable<
  Exclude<CSSOptions['postcss'], string | undefined>['plugins']
>[number];

/** Restricts `:hover` rules to pointers that can hover, because `:hover` persists on an element after a touch. */
export const hoverWithPointer: PostcssPlugin = {
  postcssPlugin: 'hover-with-pointer',
  Once(root, { atRule }) {
    root.walkRules(/(?<!not\():hover/, (rule) => {
      const nodes = [rule.clone()];
      rule.replaceWith(atRule({ name: 'media', params: '(hover: hover)', nodes }));
    });
  },
};
