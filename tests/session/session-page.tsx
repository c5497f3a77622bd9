import { act, render } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Call, Backend } from '../setup/backend.ts';

/** The expected state of the page, the other page and storage. */
export type Model = { tokens: Record<PageName, string>; storage: string; lastToken: number };
export type PageName = 'a' | 'b';

/** One load of the shop: its own modules and memory, on shared storage. */
export async function openPage(name: PageName, api: Backend) {
  vi.resetModules();
  const session = await import('../../src/session/session.ts');
  const { signIn } = await import('../../src/session/sign-in.ts');
  const { signOut } = await import('../../src/session/session.ts');
  const { showFailure } = await import('../../src/app/failure.ts');
  const { getUserInfo } = await import('../../generated/customer/customer.ts');
  const { SessionStart } = await import('../../src/app/SessionStart.tsx');
  await import('../../src/app/start-session.ts');
  /** As in the login dialog: the failure is reported centrally, even when nobody waits any more. */
  const load = async () => {
    try {
      return await getUserInfo();
    } catch (error) {
      showFailure(error);
      throw error;
    }
  };
  const calls: Call[] = [];
  const seen = { token: '', isReady: false };
  function Probe() {
    Object.assign(seen, { token: session.useVisit().token, isReady: session.useSession().isReady });
    return null;
  }
  /** Performs an action on this page. The calls it causes are this page's. */
  const run = async (work: () => unknown) => {
    const before = api.calls.length;
    await act(async () => {
      await work();
      await vi.advanceTimersByTimeAsync(0);
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(0);
    });
    calls.push(...api.calls.slice(before));
  };
  let view: ReturnType<typeof render> | undefined;
  await run(() => {
    view = render(
      <>
        <SessionStart />
        <Probe />
      </>,
    );
  });
  return {
    run,
    signIn: (token: string) => run(() => void signIn(token, { load }).catch(() => undefined)),
    signOut: () => run(signOut),
    close: () => view?.unmount(),
    openCalls: () => calls.filter(({ isOpen }) => isOpen),
    check: ({ tokens, storage }: Model) => {
      expect(session.currentVisit().token, `page ${name}`).toBe(tokens[name]);
      expect(seen.token, `what page ${name} shows`).toBe(tokens[name]);
      expect(storedToken(), 'storage').toBe(storage);
    },
    checkReady: () => expect(seen.isReady, `page ${name} is ready`).toBe(true),
  };
}

export type Page = Awaited<ReturnType<typeof openPage>>;

function storedToken(): string {
  try {
    const { token } = JSON.parse(localStorage.getItem('user') ?? '') as { token?: unknown };
    return typeof token === 'string' ? token : '';
  } catch {
    return '';
  }
}
