import type { CheckOptions } from './context.ts';
import { Broken, Skipped } from './failures.ts';

/** A failing hook is a finding of its own. It says nothing about the backend, and the run continues. */
export function withHooks(options: CheckOptions): CheckOptions {
  const { pay, mailedCode } = options;
  return {
    ...options,
    pay:
      pay &&
      ((url, kind) =>
        hooked('--pay-command', () => pay(url, kind)).catch((error: unknown) => {
          if (kind === 'payment') throw error;
          throw new Skipped('--pay-command does not agree to subscriptions ($PAYMENT_KIND)');
        })),
    mailedCode:
      mailedCode &&
      (async (email, smsType) => {
        const code = await hooked('--code-command', () => mailedCode(email, smsType));
        if (/^\d{6}$/.test(code)) return code;
        throw new Broken(
          `--code-command prints no 6 digits for a code of type ${smsType}`,
          undefined,
          null,
          { cause: '--code-command prints no code' },
        );
      }),
  };
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
