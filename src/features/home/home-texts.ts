import type { HomeTexts } from '../../config.ts';

declare const __HOME_TEXTS__: HomeTexts;

/** The words of Home, which no other page loads. */
export const homeTexts = __HOME_TEXTS__;
