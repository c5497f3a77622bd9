import { lazy, useState, type ComponentType } from 'react';
import { OwnError } from '../error-reports/own-error.ts';
import { whenOnline } from '../network.ts';
import { reloadOnce } from './reload-once.ts';

/** Thrown if code could not be loaded although the page is online. */
export class LoadError extends OwnError {
  override readonly name = 'LoadError';
  /** Whether a reload would load the code, but lose something that the customer typed, generated or started. */
  readonly wouldLoseWork: boolean;
  override readonly report: string;

  constructor(wouldLoseWork: boolean, cause: unknown) {
    super('Code could not be loaded', { cause });
    this.wouldLoseWork = wouldLoseWork;
    this.report = wouldLoseWork ? 'unsaved-work' : 'missing';
  }
}

/**
 * Loads code that is needed now. When offline, it waits for the connection, because browsers cache a failed import. A
 * missing file most likely belongs to an old deployment, so the page reloads once.
 * @throws LoadError when a reload did not help, or would lose work
 */
export async function loadNow<T>(load: () => Promise<T>): Promise<T> {
  await whenOnline();
  try {
    return await load();
  } catch (cause) {
    console.error(cause);
    throw new LoadError((await reloadOnce()) === 'unsaved-work', cause);
  }
}

/** A component whose code is downloaded when it is first shown, or ahead of time by `preload`. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const loadIt = async () => (loaded = await load());
  const Part = lazy(async () => ({ default: await loadNow(loadIt) }));
  function LazyPart(props: Props) {
    // Code that is already loaded renders without a fallback.
    const [Ready] = useState<ComponentType<Props>>(() => loaded ?? Part);
    return <Ready {...props} />;
  }
  return Object.assign(LazyPart, {
    isLoaded: () => loaded !== undefined,
    /** Resolves with undefined if loading fails, which is reported when the component is shown. */
    preload: () => loadIt().catch(() => undefined),
  });
}
