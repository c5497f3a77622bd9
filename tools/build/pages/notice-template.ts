import { escapeUTF8 } from 'entities/escape';
import { NOTICE_TEXTS } from '../../../src/inline/notice-texts.ts';
import { NOTICE_TEXTS_ID } from '../../../src/inline/page-notice.ts';

/** The element that contains the texts of the head scripts. */
export function noticeTemplate(): string {
  const texts = Object.entries(NOTICE_TEXTS)
    .map(([name, text]) => ` data-${name}="${escapeUTF8(text)}"`)
    .join('');
  return `<template id="${NOTICE_TEXTS_ID}"${texts}></template>`;
}
