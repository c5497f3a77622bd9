import { t } from '../i18n/text.ts';

/** The oldest supported browsers. For the reason, see docs/deployment.md#browsers. */
export const oldestBrowsers = t`Chrome or Edge 116, Firefox 125, Safari 17.4`;

/** Texts of the head scripts. They are in each document, because the scripts are the same in every language. */
export const NOTICE_TEXTS = {
  'old-browser': t`Your browser is too old for this shop. You can read its pages; to sign in and buy, use one of these or newer: ${oldestBrowsers}.`,
  'not-started': t`This page did not start.`,
  incomplete: t`This page did not load completely.`,
  reload: t`Reload`,
};
