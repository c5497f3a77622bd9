import { useEffect, useState } from 'react';
import type { Code } from '../platform/load.ts';
import { LoadError } from '../platform/load.ts';
import { useNetwork } from '../platform/network.ts';

type Loading<T> = { loaded?: T; failure?: Error };

/** Loads code for a component, and retries when the connection returns. */
export function useCode<T>(source: Code<T>) {
  const [{ loaded, failure }, setLoading] = useState<Loading<T>>(() => answer(source.get()));
  const isOffline = useNetwork() === 'offline';
  useEffect(() => {
    let isCurrent = true;
    if (loaded === undefined && !isOffline)
      void outcome(source).then((next) => isCurrent && setLoading(next));
    return () => {
      isCurrent = false;
    };
  }, [source, loaded, isOffline]);
  const isUnreachable = failure instanceof LoadError && failure.reason === 'unreachable';
  return {
    loaded,
    failure,
    /** Not loaded, and there is no connection to load it. */
    isCut: loaded === undefined && (isOffline || isUnreachable),
    retry: () => {
      setLoading({});
      void outcome(source).then(setLoading);
    },
  };
}

async function outcome<T>(source: Code<T>): Promise<Loading<T>> {
  try {
    return answer(await source.load());
  } catch (error) {
    return { failure: error instanceof Error ? error : new Error(String(error)) };
  }
}

function answer<T>(loaded: T | undefined): Loading<T> {
  return loaded === undefined ? {} : { loaded };
}
