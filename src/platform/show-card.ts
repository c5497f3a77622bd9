/**
 * Scrolls a plan's card into view, as little as possible, from its name to its button. If the window is too short, the
 * name has priority.
 */
export function showCard(card: Element): void {
  for (const part of ['[data-buy]', 'header'])
    card.querySelector(part)?.scrollIntoView({ block: 'nearest' });
}
