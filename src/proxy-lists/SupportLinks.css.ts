import { globalStyle, style } from '@vanilla-extract/css';
import { below, row } from '../ui/layout.css.ts';

/** The buttons fill their lines on phones. */
export const links = style([row[2]]);
globalStyle(`${links} > *`, { '@media': { [below.sm]: { flexGrow: 1 } } });
