import { isOnline, whenOnline } from './network.ts';
import type { LoadFailure } from './reload-once.ts';
import { reloadOnce } from './reload-once.ts';

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
  /** Waits for the connection; when a file is gone, reloads the page once or rejects with a `LoadError`. */
  load: () => Promise<T>;
  /** Ahead of the need; what goes wrong is met when it is needed. */
  preload: () => void;
};

/** Every `import()` of the app stands in here, so that a new deployment or a lost connection is met in one place. */
export function code<T>(importIt: () => Promise<T>): Code<T> {
  let loaded: T | undefined;
  let pending: Promise<T> | undefined;
  const keep = (value: T) => (loaded = value);
  const run = async () => {
    // Browsers remember a module that failed: without a connection it is not even tried.
    await whenOnline();
    try {
      return keep(await importIt());
    } catch (cause) {
      throw new LoadError(await reloadOnce(), cause);
    } finally {
      pending = undefined;
    }
  };
  return {
    get: () => loaded,
    load: () => (pending ??= run()),
    preload: () => {
      if (isOnline()) importIt().then(keep, () => undefined);
    },
  };
}
