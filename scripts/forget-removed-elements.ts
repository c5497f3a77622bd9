import type { Plugin } from 'vite';

const ONCE = /addEventListener\('transitioncancel', ([$\w]+), \{\s*once: true\s*\}\)/;

/**
 * React Aria keeps every element that is removed in the middle of two transitions, and the page around it, because it
 * listens to the first cancelled one only (adobe/react-spectrum#7326). Its listener takes itself away in the end.
 */
export function forgetRemovedElements(): Plugin {
  return {
    name: 'forget-removed-elements',
    apply: 'build',
    transform: {
      filter: { id: /runAfterTransition\.mjs$/ },
      handler(code) {
        if (!ONCE.test(code)) this.error('React Aria has changed: is this still needed?');
        return { code: code.replace(ONCE, "addEventListener('transitioncancel', $1)"), map: null };
      },
    },
  };
}
