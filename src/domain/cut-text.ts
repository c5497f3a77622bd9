const LONGEST = 300;

/** Cuts a text to the length of a message and adds an ellipsis. Never splits a character. */
export function cutText(text: string, longest: number = LONGEST): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
