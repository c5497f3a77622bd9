import { OwnError } from '../error-reports/own-error.ts';
import { isOnline, whenOnline } from '../network.ts';
import { askAgain } from './ask-again.ts';
import { claimReload, isReachable } from './claim-reload.ts';
import { hasUnsavedWork } from './unsaved-work.ts';

/** Why code did not load; `broken` when its file loaded and threw. */
export type LoadFailure = MissingReason | 'broken';

export class LoadError extends OwnError {
  override readonly name = 'LoadError';
  override readonly report: string;
  readonly reason: LoadFailure;

  constructor(reason: LoadFailure, cause: unknown) {
    super(`Not loaded: ${reason}`, { cause });
    this.reason = reason;
    this.report = reason;
  }
}

/** Code that is downloaded when it is needed. */
export type LazyModule<T> = {
  /** The loaded code, or undefined. */
  get: () => T | undefined;
  /**
   * Waits for the connection. When a file is missing, reloads the page once or rejects with a `LoadError`. Also
   * rejects when the code throws on start.
   */
  load: () => Promise<T>;
  /** Loads ahead of time. Errors are reported when the code is needed. */
  preload: () => void;
  /** As `preload`; undefined when it cannot be loaded now. */
  loadAhead: () => Promise<T | undefined>;
};

/** Wraps every `import()` of the app, so that new deployments and lost connections are handled in one place. */
export function lazyModule<T>(importIt: () => Promise<T>): LazyModule<T> {
  let loaded: T | undefined;
  let pending: Promise<T> | undefined;
  let broken: LoadError | undefined;
  let isAgain = false;
  const fetchIt = async () => {
    // WebKit returns the half-initialised module when one that threw is imported again.
    if (broken !== undefined) throw broken;
    try {
      if (isAgain) await fetchStylesAgain();
      return (loaded = await importIt());
    } catch (cause) {
      isAgain = true;
      if (isMissing(cause)) throw cause;
      // It may be needed while it is loaded ahead of time.
      if (broken === undefined) console.error(cause);
      throw (broken ??= new LoadError('broken', cause));
    }
  };
  const run = async () => {
    // Browsers cache a failed import, so do not try without a connection.
    await whenOnline();
    try {
      return await fetchIt();
    } catch (cause) {
      throw cause instanceof LoadError ? cause : new LoadError(await reloadOnce(), cause);
    } finally {
      pending = undefined;
    }
  };
  const loadAhead = async () => {
    try {
      return isOnline() ? await fetchIt() : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    get: () => loaded,
    load: () => (pending ??= run()),
    preload: () => void loadAhead(),
    loadAhead,
  };
}

/** What Chromium, Firefox, WebKit and Vite say when a file is missing. Errors thrown by a module read differently. */
const MISSING =
  /dynamically imported module|importing a module script failed|not a valid javascript mime type|unable to preload css/i;

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && MISSING.test(cause.message);
}

/** Vite adds each style sheet once, so the code of a second try would come without one that failed. */
async function fetchStylesAgain(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link[rel="stylesheet"]:not([disabled])',
  );
  const missing = Array.from(links).filter(({ sheet }) => sheet === null);
  await Promise.all(missing.map(fetchAgain));
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  const next = link.cloneNode();
  return new Promise((resolve, reject) => {
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', () =>
      reject(new Error(`Unable to preload CSS for ${link.href}`)),
    );
    link.replaceWith(next);
  });
}

/** Why a file of the page is missing; `again` when a reload did not help. */
type MissingReason = 'unreachable' | 'unsaved-work' | 'again';

const NEVER = new Promise<never>(() => undefined);
let isReloading = false;

/**
 * Handles a missing file of this build, which most likely means a new deployment. Reloads the page once per build and
 * then never resolves; otherwise resolves with the reason why not.
 */
async function reloadOnce(): Promise<MissingReason> {
  if (!(await isReachable())) return 'unreachable';
  const isBack = await askAgain(import.meta.url);
  // Several parts may miss their files at the same time.
  if (isReloading) return NEVER;
  if (hasUnsavedWork()) return 'unsaved-work';
  if (!claimReload(import.meta.url, isBack)) return 'again';
  isReloading = true;
  location.reload();
  return NEVER;
}
