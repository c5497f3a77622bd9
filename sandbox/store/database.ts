import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { SCHEMA, SCHEMA_VERSION } from './schema.ts';
import { StoreFileError } from './StoreFileError.ts';

/** The embedded database: prepared statements, rows as plain objects, transactions without nesting. */
export class Database {
  readonly isNew: boolean;
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(file: string) {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    const { db, version } = openChecked(file);
    this.#db = db;
    this.isNew = version === 0;
    db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 2000',
    );
    if (this.isNew) db.exec(`BEGIN; ${SCHEMA}; PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`);
  }

  one<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#prepare(sql).get(...values) as Row | undefined;
  }

  all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#prepare(sql).all(...values) as Row[];
  }

  run(sql: string, ...values: SQLInputValue[]): { changes: number; id: number } {
    const { changes, lastInsertRowid } = this.#prepare(sql).run(...values);
    return { changes: Number(changes), id: Number(lastInsertRowid) };
  }

  transaction<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#statements.clear();
    if (this.#db.isOpen) this.#db.close();
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** Deletes the state file and the files that SQLite keeps beside it. */
export function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true });
}

function openChecked(file: string): { db: DatabaseSync; version: number } {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file);
    const version = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
    const health = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
    const tables = Number(db.prepare('SELECT count(*) AS n FROM sqlite_master').get()?.['n']);
    if (health !== 'ok') throw new Error(String(health));
    if (version === 0 ? tables > 0 : version !== SCHEMA_VERSION) {
      throw new Error(`it has layout ${version}, this sandbox needs ${SCHEMA_VERSION}`);
    }
    return { db, version };
  } catch (error) {
    if (db?.isOpen) db.close();
    throw new StoreFileError(file, error);
  }
}
