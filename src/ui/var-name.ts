/** The custom property's name inside a vanilla-extract `var(--x)`. */
export function varName(reference: string): string {
  return reference.replace(/^var\((--[^,)]+).*\)$/, '$1');
}
