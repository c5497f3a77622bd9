/** Does it now when the tab is visible, else once it becomes so; the latest replaces what still waits. */
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
