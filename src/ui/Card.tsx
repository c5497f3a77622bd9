import type { ComponentPropsWithRef } from 'react';
import * as css from './basics.css.ts';
import { cx } from './cx.ts';

type CardProps = Omit<ComponentPropsWithRef<'div'>, 'style'> & {
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
  tone?: keyof typeof css.cardTone | undefined;
  padding?: keyof typeof css.cardPadding | undefined;
};

export function Card(props: CardProps) {
  const { as: Tag = 'div', tone = 'default', padding = 'default', className, ref, ...own } = props;
  const classes = cx(css.card, css.cardTone[tone], css.cardPadding[padding], className);
  // The four tags accept the same props; only the element type of `ref` differs.
  const Element = Tag as 'div';
  return <Element {...own} ref={ref} className={classes} />;
}
