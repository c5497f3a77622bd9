/** Whether this is an Apple device, on which ⌘ replaces Ctrl. */
export const isMac = () => /Mac|iP/.test(navigator.platform);
