import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SCHEMA, SCHEMA_VERSION } from './schema.ts';
import { StoreFileError } from './StoreFileError.ts';

/** The embedded database: prepared statements, rows as plain objects, transactions without nesting. */
export class Database {
  /** Whether it has no customer yet, because it is a new file or its first start was interrupted. */
  readonly isNew: boolean;
  readonly #file: string;
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(file: string) {
    this.#file = file;
    this.#db = openChecked(file);
    this.isNew = !hasLayout(this.#db) || this.#isEmpty();
  }

  /** Creates the tables and fills them in one transaction, unless another process has done so. */
  create(fill: () => void): void {
    try {
      this.transaction(() => {
        if (!hasLayout(this.#db)) {
          this.#db.exec(`${SCHEMA}; PRAGMA user_version = ${SCHEMA_VERSION}`);
        }
        if (this.#isEmpty()) fill();
      });
    } catch (error) {
      throw isOfSqlite(error) ? new StoreFileError(this.#file, error) : error;
    }
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
      // SQLite itself rolls back when the disk is full.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#statements.clear();
    if (this.#db.isOpen) this.#db.close();
  }

  #isEmpty(): boolean {
    return this.one('SELECT 1 FROM customers LIMIT 1') === undefined;
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** Deletes the state file and the other files that SQLite creates for it. */
export function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true });
}

function openChecked(file: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    db = new DatabaseSync(file, { timeout: 2000 });
    const version = versionOf(db);
    const health = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
    const tables = Number(db.prepare('SELECT count(*) AS n FROM sqlite_master').get()?.['n']);
    if (health !== 'ok') throw new Error(String(health));
    if (version === 0 ? tables > 0 : version !== SCHEMA_VERSION) {
      throw new Error(`it has layout ${version}, but this sandbox needs ${SCHEMA_VERSION}`);
    }
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
    return db;
  } catch (error) {
    if (db?.isOpen) db.close();
    throw new StoreFileError(file, error);
  }
}

const hasLayout = (db: DatabaseSync): boolean => versionOf(db) === SCHEMA_VERSION;

const versionOf = (db: DatabaseSync): number =>
  Number(db.prepare('PRAGMA user_version').get()?.['user_version']);

const isOfSqlite = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
