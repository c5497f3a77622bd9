import { isOnline, whenOnline } from './network.ts';
import type { MissingReason } from './reload-once.ts';
import { reloadOnce } from './reload-once.ts';

/** Why a part of the page did not come; `broken` when its file came and threw. */
export type LoadFailure = MissingReason | 'broken';

export class LoadError extends Error {
  override readonly name = 'LoadError';
  readonly reason: LoadFailure;

  constructor(reason: LoadFailure, cause: unknown) {
    super(`Not loaded: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Code that is downloaded when it is needed. */
export type Code<T> = {
  /** What was loaded, at once; undefined until then. */
  get: () => T | undefined;
  /**
   * Waits for the connection. When a file is gone, reloads the page once or rejects with a `LoadError`; rejects with one
   * when the code throws as it starts.
   */
  load: () => Promise<T>;
  /** Ahead of the need; what goes wrong is met when it is needed. */
  preload: () => void;
};

/** Every `import()` of the app stands in here, so that a new deployment or a lost connection is met in one place. */
export function code<T>(importIt: () => Promise<T>): Code<T> {
  let loaded: T | undefined;
  let pending: Promise<T> | undefined;
  let broken: LoadError | undefined;
  const fetchIt = async () => {
    // WebKit hands out a module that threw, half made, when it is asked again.
    if (broken !== undefined) throw broken;
    try {
      return (loaded = await importIt());
    } catch (cause) {
      if (isMissing(cause)) throw cause;
      console.error(cause);
      throw (broken = new LoadError('broken', cause));
    }
  };
  const run = async () => {
    // Browsers remember a module that failed: without a connection it is not even tried.
    await whenOnline();
    try {
      return await fetchIt();
    } catch (cause) {
      throw cause instanceof LoadError ? cause : new LoadError(await reloadOnce(), cause);
    } finally {
      pending = undefined;
    }
  };
  return {
    get: () => loaded,
    load: () => (pending ??= run()),
    preload: () => {
      if (isOnline()) fetchIt().catch(() => undefined);
    },
  };
}

/** How Chromium, Firefox, WebKit and Vite say that a file did not come; what a module throws itself says anything else. */
const MISSING =
  /dynamically imported module|importing a module script failed|not a valid javascript mime type|unable to preload css/i;

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && MISSING.test(cause.message);
}
