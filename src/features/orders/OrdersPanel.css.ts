import { style } from '@vanilla-extract/css';
import { from } from '../../ui/layout.css.ts';
import { vars } from '../../ui/theme.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const root = style({ ...column, gap: vars.space[4] });
export const statistics = style({ ...column, gap: vars.space[4] });
export const figures = style({
  ...column,
  gap: vars.space[5],
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)' } },
});
