import { globSync, readFileSync } from 'node:fs';
import { LineFailed } from '@ambergate/contract-check/engine/no-answer.ts';
import { readPage } from '@ambergate/contract-check/engine/read-page.ts';
import { createTransport, PAGE } from '@ambergate/contract-check/engine/transport.ts';

/** Requests every web address that a document links to. Addresses in examples are not links. */
const LINK = /\]\((https?:\/\/[^)\s]+)\)|<(https?:\/\/[^>\s]+)>/g;
/** Statuses with which some hosts reject programs, although the page exists. */
const EXISTS = new Set([401, 403, 405, 429]);

const read = createTransport(30_000);
if (process.env['NETWORK'] !== 'required') {
  try {
    await read('https://example.com/', PAGE);
  } catch {
    console.error('Not checked: no network connection.');
    process.exit(77);
  }
}
const addresses = new Map<string, string>();
for (const file of globSync(['*.md', 'docs/**/*.md'])) {
  for (const [, link, bare] of readFileSync(file, 'utf8').matchAll(LINK)) {
    const address = (link ?? bare ?? '').split('#')[0] ?? '';
    if (!/\/\/([\w.-]+\.)?(example|localhost)\b|your-organization/.test(address)) {
      addresses.set(address, file);
    }
  }
}
const broken: string[] = [];
for (const [address, file] of addresses) {
  const problem = await problemOf(address);
  if (problem !== undefined) broken.push(`${file}: ${address}: ${problem}`);
}
for (const line of broken) console.error(line);
console.log(`${addresses.size} addresses, ${broken.length} broken`);
process.exit(broken.length > 0 ? 1 : 0);

async function problemOf(address: string): Promise<string | undefined> {
  try {
    const { status } = await readPage(read, address);
    return status < 300 || EXISTS.has(status) ? undefined : `HTTP ${status}`;
  } catch (error) {
    // If a page is too long to read, it exists.
    return error instanceof LineFailed && error.reason === 'too long' ? undefined : String(error);
  }
}
