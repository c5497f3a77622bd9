export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** The name of the custom property in a vanilla-extract `var(--x)`. */
export function varName(reference: string): string {
  return reference.replace(/^var\((--[^,)]+).*\)$/, '$1');
}
