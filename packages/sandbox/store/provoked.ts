import type { Database } from './database.ts';

/** States that `POST /sandbox` orders, by name. A healthy sandbox has none. */
export function provoked(db: Database) {
  return {
    of: <Value>(name: string): Value | undefined => {
      const row = db.one<{ value: string }>('SELECT value FROM provoked WHERE name = ?', name);
      return row && (JSON.parse(row.value) as Value);
    },

    /** Null ends the state. */
    set(name: string, value: unknown) {
      if (value === null) db.run('DELETE FROM provoked WHERE name = ?', name);
      else db.run('INSERT OR REPLACE INTO provoked VALUES (?, ?)', name, JSON.stringify(value));
    },
  };
}
