import { escapeUTF8 } from 'entities/escape';
import type { Backend } from '../backend.ts';
import { json, type Answer } from '../http/answer.ts';
import { utcTime } from '../rules/utc-time.ts';
import type { Mail } from '../store/codes.ts';
import { page } from './page.ts';

const SUBJECTS = {
  register: 'Your registration code',
  recovery: 'Your password reset code',
} as const;

/** The emails that the sandbox sent, newest first, as a page or as JSON. */
export function mailboxPage(backend: Backend, url: URL): Answer {
  const mails = backend.store.codes.mails(url.searchParams.get('email') ?? undefined);
  if (url.pathname === '/mailbox.json') {
    return json(
      200,
      mails.map(({ email, smsType, code, sentAt }) => ({
        email,
        smsType,
        code,
        sentAt: new Date(sentAt).toISOString(),
      })),
    );
  }
  const rows = mails.map((mail) => row(mail, backend.shopPage(mail.language))).join('');
  return page(
    'Mailbox',
    mails.length === 0
      ? '<p class="empty">No mail yet. Codes that the shop sends appear here.</p>'
      : `<table><thead class="hidden"><tr><th>Mail</th><th>Code</th></tr></thead><tbody>${rows}</tbody></table>`,
    { headers: { Refresh: '5' }, shop: backend.shopPage('') },
  );
}

const row = ({ email, smsType, code, sentAt }: Mail, shop: string | undefined) =>
  `<tr><td><b>${SUBJECTS[smsType]}</b><span>${escapeUTF8(email)}</span><small>${utcTime(sentAt)} UTC</small>${shop === undefined ? '' : `<a href="${escapeUTF8(shop)}">Open the shop</a>`}</td><td><code>${code}</code></td></tr>`;
