import { figureText } from '../i18n/numbers.ts';
import { t } from '../i18n/text.ts';

/** An amount of data, with at most two decimals: "6.75 GB". */
export const gigabytesText = (amount: number): string => t`${figureText(amount)} GB`;
