import { Suspense, use } from 'react';
import type { ComponentType } from 'react';
import { useIsClient } from '../store.ts';
import type { LazyModule } from './lazy-module.ts';
import { NEVER } from './lazy-module.ts';

type LazyPage = { source: LazyModule<ComponentType>; Page: ComponentType };

/**
 * A page that is only text and links. Where it was prerendered it stays HTML, and its code is not downloaded, until
 * one of its links is about to be used.
 */
export function lazyText({ source, Page }: LazyPage): ComponentType {
  let hydration: Promise<unknown> | undefined;
  function Text() {
    const isHydrating = !useIsClient();
    // While prerendering, the code is there.
    if (isHydrating && source.get() === undefined) {
      // A page that cannot be loaded stays the HTML that it is.
      hydration ??= linkIntent()
        // A translated page would be rendered anew, under the pointer.
        .then(() => (document.querySelector('main font') === null ? source.load() : NEVER))
        .catch(() => NEVER);
      use(hydration);
    }
    return <Page />;
  }
  // Always the same element, so that nothing around it makes React render what it has not hydrated.
  const text = (
    <Suspense fallback={null}>
      <Text />
    </Suspense>
  );
  return () => text;
}

/** Resolves when the pointer or the focus reaches a link of the page. */
function linkIntent(): Promise<void> {
  return new Promise((resolve) => {
    const types = ['pointerover', 'focusin'];
    const look = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('main a') === null) return;
      for (const type of types) document.removeEventListener(type, look, true);
      resolve();
    };
    // Captured, because React stops the events of what it has not hydrated.
    for (const type of types) document.addEventListener(type, look, true);
  });
}
