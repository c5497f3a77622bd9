import { randomInt } from 'node:crypto';
import type { Database } from './database.ts';

export type SmsType = 'register' | 'recovery';

export type Mail = {
  id: number;
  email: string;
  smsType: SmsType;
  code: string;
  sentAt: number;
  /** The language of the page that asked for it. */
  language: string;
  attempts: number;
  usedAt: number | null;
};

const CODE_LIFE_MS = 10 * 60_000;
const RESEND_MS = 60_000;
const MAX_ATTEMPTS = 5;
const NOT_MAILED = '';

/** Emailed codes. Each row is the email itself, which the mailbox page shows. */
export function codes(db: Database, now: () => number) {
  const latest = (email: string, smsType: SmsType) =>
    db.one<Mail>(
      'SELECT * FROM codes WHERE email = ? AND smsType = ? ORDER BY id DESC LIMIT 1',
      email,
      smsType,
    );
  return {
    /** Milliseconds until the next code may be sent, or 0. */
    wait(email: string, smsType: SmsType): number {
      const last = latest(email, smsType);
      return last ? Math.max(0, last.sentAt + RESEND_MS - now()) : 0;
    },

    /**
     * Without an account, nothing is emailed, but the wait is the same, so that it does not reveal who has an account.
     */
    send(email: string, smsType: SmsType, isMailed: boolean, language: string): void {
      const code = isMailed ? String(randomInt(1_000_000)).padStart(6, '0') : NOT_MAILED;
      db.run(
        'INSERT INTO codes (email, smsType, code, sentAt, language) VALUES (?, ?, ?, ?, ?)',
        email,
        smsType,
        code,
        now(),
        language,
      );
    },

    /** Returns true once for the latest code, within its lifetime and number of attempts. */
    use(email: string, smsType: SmsType, code: string): boolean {
      const last = latest(email, smsType);
      if (!last || last.code === NOT_MAILED || last.usedAt !== null) return false;
      if (last.attempts >= MAX_ATTEMPTS) return false;
      if (now() - last.sentAt >= CODE_LIFE_MS) return false;
      if (last.code !== code) {
        db.run('UPDATE codes SET attempts = attempts + 1 WHERE id = ?', last.id);
        return false;
      }
      db.run('UPDATE codes SET usedAt = ? WHERE id = ?', now(), last.id);
      return true;
    },

    mails: (email?: string) =>
      email === undefined
        ? db.all<Mail>("SELECT * FROM codes WHERE code <> '' ORDER BY id DESC LIMIT 100")
        : db.all<Mail>(
            "SELECT * FROM codes WHERE code <> '' AND email = ? ORDER BY id DESC LIMIT 100",
            email,
          ),
  };
}
