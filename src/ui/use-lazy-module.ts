import { useEffect, useState } from 'react';
import type { LazyModule } from '../platform/lazy-module.ts';
import { LoadError } from '../platform/lazy-module.ts';
import { useNetwork } from '../platform/network.ts';

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
