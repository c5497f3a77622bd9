/** A Mac, or a tablet with its keyboard: ⌘ stands for Ctrl. */
export const isMac = () => /Mac|iP/.test(navigator.platform);
