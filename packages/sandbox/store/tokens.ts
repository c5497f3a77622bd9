import { createHash, randomBytes } from 'node:crypto';
import type { Customer } from './customers.ts';
import type { Database } from './database.ts';

/** A token without the token. */
export type SessionRow = {
  sessionId: string;
  createdAt: number;
  lastUsedAt: number;
  /** Browser and system that signed in; empty if unknown. */
  client: string;
  isCurrent: 0 | 1;
};

const SAME_MINUTE_MS = 60_000;

/** Bearer tokens: random, revocable, and stored only as hashes. */
export function tokens(db: Database, now: () => number) {
  const insert = (token: string, customerId: number, client: string, createdAt: number) =>
    db.run(
      `INSERT INTO tokens (hash, customerId, createdAt, sessionId, client, lastUsedAt)
       VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (hash) DO NOTHING`,
      hash(token),
      customerId,
      createdAt,
      `s_${randomBytes(9).toString('base64url')}`,
      client,
      createdAt,
    );
  const end = (condition: string, ...values: (string | number)[]) =>
    db.run(`UPDATE tokens SET endedAt = ? WHERE endedAt IS NULL AND ${condition}`, now(), ...values)
      .changes;

  return {
    issue(customerId: number, client = '', createdAt = now()): string {
      const token = `amb_${randomBytes(24).toString('base64url')}`;
      insert(token, customerId, client, createdAt);
      return token;
    },

    /** Stores a token that the sandbox did not issue, so that it can be revoked. */
    adopt: (token: string, customerId: number, client: string) =>
      insert(token, customerId, client, now()),

    customerOf: (token: string) =>
      db.one<Customer>(
        `SELECT customers.* FROM tokens JOIN customers ON customers.id = customerId
         WHERE hash = ? AND endedAt IS NULL`,
        hash(token),
      ),

    hasEnded: (token: string): boolean =>
      db.one('SELECT 1 FROM tokens WHERE hash = ? AND endedAt IS NOT NULL', hash(token)) !==
      undefined,

    /** Records, by the minute, that a token is in use. */
    touch: (token: string) =>
      db.run(
        'UPDATE tokens SET lastUsedAt = ? WHERE hash = ? AND lastUsedAt <= ?',
        now(),
        hash(token),
        now() - SAME_MINUTE_MS,
      ),

    /** The customer's valid tokens, most recently used first. */
    sessions: (customerId: number, current: string) =>
      db.all<SessionRow>(
        `SELECT sessionId, createdAt, lastUsedAt, client, hash = ? AS isCurrent FROM tokens
         WHERE customerId = ? AND endedAt IS NULL
         ORDER BY lastUsedAt DESC, createdAt DESC, hash LIMIT 1000`,
        hash(current),
        customerId,
      ),

    end: (token: string) => end('hash = ?', hash(token)),
    /** Returns how many were revoked. */
    endSession: (customerId: number, sessionId: string) =>
      end('customerId = ? AND sessionId = ?', customerId, sessionId),
    endOthers: (customerId: number, token: string) =>
      end('customerId = ? AND hash <> ?', customerId, hash(token)),
    revokeAll: (customerId: number) => end('customerId = ?', customerId),
  };
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');
