import type { ComponentType, ReactNode } from 'react';
import type { Code } from '../platform/load.ts';
import { useCode } from './use-code.ts';

interface LazyPartOptions {
  /** Stands there until the part is loaded. */
  loading?: ReactNode;
  /** Stands there while there is no connection to load it over. */
  Missing: ComponentType<{ onRetry: () => void }>;
}

/** A part of a page whose code is downloaded when it is first shown; what a reload must solve is thrown to the boundary. */
export function lazyPart<Props extends object>(
  source: Code<ComponentType<Props>>,
  { loading = null, Missing }: LazyPartOptions,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const { loaded: Loaded, failure, isCut, retry } = useCode(source);
    if (Loaded !== undefined) return <Loaded {...props} />;
    if (isCut) return <Missing onRetry={retry} />;
    if (failure !== undefined) throw failure;
    return loading;
  };
}
