import type { TestAlertsRequest } from '../../../generated/model/testAlertsRequest.zod.ts';
import type { Database } from './database.ts';

export type Message = {
  channel: TestAlertsRequest['channel'];
  recipient: string;
  /** For a webhook, the JSON that it receives. */
  text: string;
  sentAt: number;
};

/** Alerts that the sandbox keeps instead of sending them. */
export function messages(db: Database, now: () => number) {
  return {
    send({ channel, recipient, text }: Omit<Message, 'sentAt'>) {
      db.run(
        'INSERT INTO messages (channel, recipient, text, sentAt) VALUES (?, ?, ?, ?)',
        channel,
        recipient,
        text,
        now(),
      );
    },

    /** Newest first. */
    latest: () => db.all<Message>('SELECT * FROM messages ORDER BY id DESC LIMIT 100'),
  };
}
