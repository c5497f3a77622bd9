import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useNetwork } from '../network.ts';
import type { LazyModule } from './lazy-module.ts';
import { LoadError } from './lazy-module.ts';

type Loading<T> = { loaded?: T; failure?: Error };

/** Loads a module for a component, and retries when the connection returns. */
export function useLazyModule<T>(source: LazyModule<T>) {
  const [{ loaded, failure }, setLoading] = useState<Loading<T>>(() => answer(source.get()));
  const isDisconnected = useNetwork() === 'offline';
  useEffect(() => {
    let isCurrent = true;
    if (loaded === undefined && !isDisconnected)
      void outcome(source).then((next) => isCurrent && setLoading(next));
    return () => {
      isCurrent = false;
    };
  }, [source, loaded, isDisconnected]);
  const isUnreachable = failure instanceof LoadError && failure.reason === 'unreachable';
  return {
    loaded,
    failure,
    /** Not loaded, and there is no connection to load it. */
    isOffline: loaded === undefined && (isDisconnected || isUnreachable),
    retry: () => {
      setLoading({});
      void outcome(source).then(setLoading);
    },
  };
}

async function outcome<T>(source: LazyModule<T>): Promise<Loading<T>> {
  try {
    return answer(await source.load());
  } catch (error) {
    return { failure: error instanceof Error ? error : new Error(String(error)) };
  }
}

function answer<T>(loaded: T | undefined): Loading<T> {
  return loaded === undefined ? {} : { loaded };
}

type LazyComponentOptions = {
  /** Shown until the component is loaded. */
  loading?: ReactNode;
  /** Shown while there is no connection to load it. */
  Missing: ComponentType<{ onRetry: () => void }>;
};

/** A component whose code is downloaded when it is first shown. Errors that need a reload go to the error boundary. */
export function lazyComponent<Props extends object>(
  source: LazyModule<ComponentType<Props>>,
  { loading = null, Missing }: LazyComponentOptions,
): ComponentType<Props> {
  return function LazyComponent(props: Props) {
    const { loaded: Loaded, failure, isOffline, retry } = useLazyModule(source);
    if (Loaded !== undefined) return <Loaded {...props} />;
    if (isOffline) return <Missing onRetry={retry} />;
    if (failure !== undefined) throw failure;
    return loading;
  };
}
