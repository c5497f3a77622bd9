import { escapeUTF8 } from 'entities/escape';
import type { Backend } from '../backend.ts';
import type { Answer } from '../http/answer.ts';
import type { RequestContext } from '../operations.ts';
import { page } from './page.ts';

type Provider = 'Discord' | 'Google';

const MESSAGES = { Discord: 'DISCORD_LOGIN_SUCCESS', Google: 'GOOGLE_LOGIN_SUCCESS' } as const;
const ACCOUNTS = ['Ada', 'Grace', 'Linus'] as const;

/** Reads its data from the page, so that the script's hash never changes. */
const POST_MESSAGE = `const {type,token,origin}=document.querySelector('[data-token]').dataset;if(window.opener)window.opener.postMessage({type,token},origin)`;

/**
 * The popup of a social sign-in: offers some test accounts, then posts a token to the shop's origin. `cut=1`
 * simulates a provider whose headers sever the popup from its opener.
 */
export function socialPage(
  { backend, publicUrl, client }: RequestContext,
  provider: Provider,
  query: URLSearchParams,
): Answer {
  const isCut = query.get('cut') === '1';
  const headers: Record<string, string> = isCut
    ? { 'Cross-Origin-Opener-Policy': 'same-origin' }
    : {};
  const account = query.get('account');
  if (account === null) {
    const links = ACCOUNTS.map(
      (name) =>
        `<a class="button" href="?account=${name.toLowerCase()}">${name} (${escapeUTF8(emailOf(name, provider))})</a>`,
    );
    const cut =
      '<a class="button" href="?account=ada&amp;cut=1">A provider that cuts the opener</a>';
    return page(
      `Sign in with ${provider}`,
      `<p>Choose an account</p><div class="actions">${links.join('')}${cut}</div>`,
      { headers },
    );
  }
  const origin = backend.shopOrigin ?? new URL(publicUrl).origin;
  const token = tokenFor(backend, emailOf(account, provider), client);
  const data = `data-type="${MESSAGES[provider]}" data-token="${escapeUTF8(token)}" data-origin="${escapeUTF8(origin)}"`;
  return page(`Signed in with ${provider}`, `<p ${data}>Returning to the shop…</p>`, {
    script: POST_MESSAGE,
    headers,
  });
}

const emailOf = (account: string, provider: Provider) =>
  `${account.toLowerCase().replace(/[^a-z0-9-]/g, '')}@${provider.toLowerCase()}.example`;

function tokenFor({ store }: Backend, email: string, client: string): string {
  const customer = store.customers.byEmail(email) ?? store.customers.add(email, null);
  if (!customer) throw new Error(`No account for ${email}`);
  return store.tokens.issue(customer.id, client);
}
