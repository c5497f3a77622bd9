import { style } from '@vanilla-extract/css';
import type { SpanKind } from '../domain/proxy-entry.ts';
import { vars } from '../ui/theme.css.ts';

/** Segments that a control can set. */
export type Segment = Exclude<SpanKind, 'plain'>;

/** Set on a common ancestor: `data-lit="city"` highlights the city of every line below it. */
export const stage = style({});

/** Opacity of the tint behind a highlighted segment, in percent. */
export const LIT = 24;

const lit = (name: Segment, color: string) =>
  style({
    color,
    borderRadius: '3px',
    selectors: {
      // The tint itself would be hard to read on a tinted background.
      [`${stage}[data-lit="${name}"] &`]: {
        color: vars.color.text,
        backgroundColor: `color-mix(in oklab, ${color} ${LIT}%, transparent)`,
        boxShadow: `0 0 0 2px color-mix(in oklab, ${color} ${LIT}%, transparent), 0 2px 0 1px ${color}`,
      },
      // The same holds on the background of selected lines.
      '[data-all] &': { color: 'inherit' },
      [`${stage}[data-lit="${name}"] [data-all] &`]: {
        backgroundColor: 'transparent',
        boxShadow: `0 2px 0 1px ${color}`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [`${stage}[data-lit="${name}"] &`]: { outline: '1px solid Highlight' } },
      },
    },
  });

const { segment: tint } = vars;
export const segment: Record<Segment, string> = {
  host: lit('host', tint.host),
  port: lit('port', tint.port),
  user: lit('user', tint.user),
  country: lit('country', tint.country),
  state: lit('state', tint.state),
  city: lit('city', tint.city),
  session: lit('session', tint.session),
  life: lit('life', tint.life),
  password: lit('password', tint.password),
};
