/**
 * Style sheets that React Aria adds while the page runs. It would take a nonce for them, which a static site cannot give: the
 * policy allows them by their hashes.
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
