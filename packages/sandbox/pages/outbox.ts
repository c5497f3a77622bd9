import { escapeUTF8 } from 'entities/escape';
import type { Backend } from '../backend.ts';
import { json, type Answer } from '../http/answer.ts';
import { utcTime } from '../rules/utc-time.ts';
import type { Message } from '../store/messages.ts';
import { page } from './page.ts';

const CHANNELS = { email: 'Email', telegram: 'Telegram', webhook: 'Webhook' } as const;

/** The alerts that the sandbox keeps instead of sending them, newest first, as a page or as JSON. */
export function outboxPage({ store, shopPage }: Backend, path: string): Answer {
  const messages = store.messages.latest();
  if (path === '/outbox.json') {
    return json(
      200,
      messages.map(({ channel, recipient, text, sentAt }) => ({
        channel,
        recipient,
        text,
        sentAt: new Date(sentAt).toISOString(),
      })),
    );
  }
  return page(
    'Outbox',
    messages.length === 0
      ? '<p class="empty">No alerts yet. Emails, Telegram messages and webhooks appear here instead of being sent.</p>'
      : `<table><thead class="hidden"><tr><th>Alert</th></tr></thead><tbody>${messages.map(row).join('')}</tbody></table>`,
    { headers: { Refresh: '5' }, shop: shopPage('') },
  );
}

const row = ({ channel, recipient, text, sentAt }: Message) =>
  `<tr><td><b>${CHANNELS[channel]}</b><span>${escapeUTF8(recipient)}</span><small>${utcTime(sentAt)} UTC</small><span>${escapeUTF8(text)}</span></td></tr>`;
