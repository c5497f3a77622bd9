/**
 * A version's entry in the changelog, for the release page.
 * @param changelog - The text of CHANGELOG.md.
 * @param tag - The tag, such as `v0.2.0`.
 * @param version - The version in package.json.
 * @throws Error if the tag does not match this version, or the version has no dated entry with a summary.
 */
export function releaseNotes(changelog: string, tag: string, version: string): string {
  if (tag !== `v${version}`)
    throw new Error(`The tag is ${tag}, but package.json has version ${version}.`);
  const shop = changelog.split(/^## /m).find((part) => part.startsWith('Shop\n')) ?? '';
  const entry = shop.split(/^### /m).find((part) => part.startsWith(`[${version}] - `));
  if (entry === undefined || !/^\S+ - \d{4}-\d{2}-\d{2}\n/.test(entry))
    throw new Error(`CHANGELOG.md has no entry "[${version}] - YYYY-MM-DD" for the shop.`);
  if (!/^\S+ - \S+\n\n\w/.test(entry))
    throw new Error(`Start the entry "[${version}]" of CHANGELOG.md with a summary for users.`);
  return `${entry.slice(entry.indexOf('\n')).replaceAll(/^####/gm, '##').trim()}\n`;
}
