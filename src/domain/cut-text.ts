const LONGEST = 300;

/** A text as long as a message may be: a longer one ends in an ellipsis, and no character is cut in two. */
export function cutText(text: string, longest: number = LONGEST): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
