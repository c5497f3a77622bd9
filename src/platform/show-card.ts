/** Scrolls as little as possible to a card of a plan, from its name to its button. In a low window the name wins. */
export function showCard(card: Element): void {
  for (const part of ['[data-buy]', 'header'])
    card.querySelector(part)?.scrollIntoView({ block: 'nearest' });
}
