import { style } from '@vanilla-extract/css';
import type { SpanKind } from '../domain/proxy-entry.ts';
import { vars } from '../ui/theme.css.ts';

/** What a control sets and a line shows. */
export type Segment = Exclude<SpanKind, 'plain'>;

/** An ancestor of control and lines: `data-lit="city"` lights the city of every line below it. */
export const stage = style({});

/** How much of its tint, %, stands behind a segment that is lit. */
export const LIT = 24;

const lit = (name: Segment, color: string) =>
  style({
    color,
    borderRadius: '3px',
    selectors: {
      // On a tinted ground the tint itself would be hard to read.
      [`${stage}[data-lit="${name}"] &`]: {
        color: vars.color.text,
        backgroundColor: `color-mix(in oklab, ${color} ${LIT}%, transparent)`,
        boxShadow: `0 0 0 2px color-mix(in oklab, ${color} ${LIT}%, transparent), 0 2px 0 1px ${color}`,
      },
      // As is the ground of lines that are chosen.
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
