/**
 * Style sheets that React Aria adds at runtime. A static site cannot use a nonce, so the policy allows them by hash.
 */
export const RUNTIME_STYLES = [
  // usePress
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  // usePreventScroll, in Safari on iOS
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];
