/**
 * Finds the innermost element with this text, which parts such as a name that is not translated may divide:
 * `getByText(wholeText('Request ID: req-1'))`.
 */
export const wholeText = (text: string | RegExp) => (_: string, element: Element | null) => {
  const isMeant = ({ textContent }: Element) =>
    typeof text === 'string' ? textContent.trim() === text : text.test(textContent.trim());
  return element !== null && isMeant(element) && !Array.from(element.children).some(isMeant);
};
