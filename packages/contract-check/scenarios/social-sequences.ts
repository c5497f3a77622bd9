import { mayBeReused } from '../engine/browser-headers.ts';
import { exchange, operationOf, type CheckContext, type Sequence } from '../engine/context.ts';
import { Broken } from '../engine/failures.ts';

const MESSAGES: Record<string, string> = {
  startDiscordLogin: 'DISCORD_LOGIN_SUCCESS',
  startGoogleLogin: 'GOOGLE_LOGIN_SUCCESS',
};
/** A star as an argument, a property or a variable. The pattern is bounded, because a page may have up to 32 MiB. */
const STAR = /[,:=]\s{0,100}(['"`])\*\1/;

export const socialSequences: Sequence[] = Object.keys(MESSAGES).map((operationId) => ({
  operationId,
  name: 'the popup redirects to the provider, or reports only to the shop',
  run: (context) => expectPopup(context, operationId),
}));

async function expectPopup(context: CheckContext, operationId: string): Promise<void> {
  const operation = operationOf(context, operationId);
  const { sent, answer } = await exchange(context, operation, { query: {} }, 'anonymous');
  // A browser loads this page itself, so the shop cannot keep it from its cache.
  if (mayBeReused(answer)) {
    const message =
      'a browser may cache the page and sign the next customer in as the previous one';
    throw new Broken(`${message}: send Cache-Control: no-store`, sent, false);
  }
  if (answer.status >= 300) {
    const location = answer.headers.get('location') ?? '';
    if (/^https?:\/\/[^/]/i.test(location) && URL.canParse(location)) return;
    const message = `Location "${location}" is not an absolute http address`;
    throw new Broken(message, sent, false);
  }
  // This policy severs the page from the shop that opened it, so its message never arrives.
  if (answer.headers.get('cross-origin-opener-policy')?.trim() === 'same-origin') {
    throw new Broken(
      'Cross-Origin-Opener-Policy same-origin disconnects the popup from the shop',
      sent,
      false,
    );
  }
  if (answer.text.includes('postMessage') && STAR.test(answer.text)) {
    throw new Broken("the page posts the token to any origin ('*')", sent, true);
  }
  const own = MESSAGES[operationId] ?? '';
  const foreign = Object.values(MESSAGES).find(
    (type) => type !== own && answer.text.includes(type) && !answer.text.includes(own),
  );
  if (foreign !== undefined) {
    throw new Broken(`the page posts ${foreign} instead of ${own}`, sent, false);
  }
}
