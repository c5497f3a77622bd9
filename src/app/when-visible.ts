/** Acts now if the tab is visible, else once it becomes visible. A later action replaces one that still waits. */
export function createWhenVisible(): (act: () => void) => void {
  let stop: (() => void) | undefined;
  return (act) => {
    stop?.();
    if (document.visibilityState === 'visible') {
      act();
      return;
    }
    const onChange = () => {
      if (document.visibilityState !== 'visible') return;
      stop?.();
      act();
    };
    document.addEventListener('visibilitychange', onChange);
    stop = () => document.removeEventListener('visibilitychange', onChange);
  };
}
