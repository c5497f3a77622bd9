import { Broken, Skipped } from '../engine/failures.ts';
import type { ShopOptions } from './options.ts';

/** Codes in the format of the contract. */
const CODES: Record<string, { form: RegExp; words: string }> = {
  register: { form: /^\d{6}$/, words: '6 digits' },
  recovery: { form: /^\S(?:.{0,62}\S)?$/, words: 'text of 1 to 64 characters' },
};

/** A failing hook is a separate finding. It does not count against the backend, and the run continues. */
export function withHooks(options: ShopOptions): ShopOptions {
  const { pay, decline, mailedCode } = options;
  return {
    ...options,
    pay:
      pay &&
      (async (url, kind) => {
        const address = pageAddress(url);
        await hooked('--pay-command', () => pay(address, kind)).catch((error: unknown) => {
          if (kind === 'payment') throw error;
          throw new Skipped('--pay-command does not approve subscriptions ($PAYMENT_KIND)');
        });
      }),
    decline:
      decline &&
      ((url) => {
        const address = pageAddress(url);
        return hooked('--decline-command', () => decline(address));
      }),
    mailedCode:
      mailedCode &&
      (async (email, smsType) => {
        const code = await hooked('--code-command', () => mailedCode(email, smsType));
        const expected = CODES[smsType];
        if (expected === undefined || expected.form.test(code)) return code;
        throw new Broken(
          `--code-command does not print ${expected.words} for a code of type ${smsType}`,
          undefined,
          null,
          { cause: '--code-command prints no valid code' },
        );
      }),
  };
}

/** The URL as a browser serializes it, in which no character can start another word of the command. */
function pageAddress(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Broken('the payment page is not an http address');
  }
  return url.href;
}

async function hooked<T>(option: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const message = `${option} fails: ${words}`;
    throw new Broken(message, undefined, null, { cause: `${option} fails` });
  }
}
