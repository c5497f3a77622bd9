/**
 * Scrolls as little as possible to a card of a plan, from its name to its button. If the window is too low, the name has
 * priority.
 */
export function showCard(card: Element): void {
  for (const part of ['[data-buy]', 'header'])
    card.querySelector(part)?.scrollIntoView({ block: 'nearest' });
}
