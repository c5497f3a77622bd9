/**
 * react-aria injects a `<style>` with this id, which a strict Content-Security-Policy blocks.
 * An element that has the id keeps it from trying; the rule itself stands in `global.css.ts`.
 */
const id = 'react-aria-pressable-style';

export function claimReactAriaStyle(): void {
  if (typeof document === 'undefined' || document.getElementById(id)) return;
  const mark = document.createElement('meta');
  mark.id = id;
  document.head.append(mark);
}
