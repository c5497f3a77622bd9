/** A Mac or an iPad, where ⌘ replaces Ctrl. */
export const isMac = () => /Mac|iP/.test(navigator.platform);
