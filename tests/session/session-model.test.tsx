import { act, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { fewerInGate } from '../gate.ts';
import { patient } from '../patience.ts';
import { openBackend } from '../setup/backend.ts';
import type { Backend } from '../setup/backend.ts';
import type { Model, Page, PageName } from './session-page.tsx';
import { openPage } from './session-page.tsx';

type World = { pages: Record<PageName, Page>; api: Backend };
type Command = fc.AsyncCommand<Model, World>;

const ANSWERS = ['ok', 'server error', 'not signed in', 'refused', 'dropped'] as const;
type Answer = (typeof ANSWERS)[number];

beforeEach(() => vi.useFakeTimers());

/** A step that changes model and shop, after which both must agree. */
function step(
  name: string,
  run: (model: Model, world: World) => Promise<void>,
  check: (model: Model) => boolean = () => true,
): Command {
  return {
    check,
    run: async (model, world) => {
      await run(model, world);
      world.pages.a.check(model);
      world.pages.b.check(model);
    },
    toString: () => name,
  };
}

const signIn = (page: PageName) =>
  step(`sign in on ${page}`, async (model, { pages }) => {
    model.lastToken += 1;
    const token = `t${model.lastToken}`;
    model.tokens[page] = token;
    model.storage = token;
    await pages[page].signIn(token);
  });

const signOut = (page: PageName) =>
  step(`sign out on ${page}`, async (model, { pages }) => {
    model.tokens[page] = '';
    model.storage = '';
    await pages[page].signOut();
  });

const answer = (page: PageName, kind: Answer, which: number) =>
  step(`answer ${page} #${which}: ${kind}`, async (model, { pages }) => {
    const open = pages[page].openCalls();
    const call = open[which % Math.max(1, open.length)];
    if (call === undefined) return;
    if (call.token === model.tokens[page]) {
      if (kind === 'not signed in') {
        if (model.storage === call.token) model.storage = '';
        model.tokens[page] = model.storage;
      }
      // An answer never overrides what another tab has written since.
      if (kind === 'ok' && model.storage !== call.token) model.tokens[page] = model.storage;
    }
    await pages[page].run(() => {
      if (kind === 'ok') return call.answer({ userInfo: { email: `${call.token}@example.com` } });
      if (kind === 'server error') return call.fault('status=500;type=empty');
      if (kind === 'not signed in') return call.fault('401');
      if (kind === 'refused') return call.refuse('No');
      return call.fault('drop');
    });
  });

const tellTabs = step('storage events arrive', async (model, { pages }) => {
  model.tokens = { a: model.storage, b: model.storage };
  await pages.a.run(() => window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));
});

const corrupt = (text: string) =>
  step(`storage becomes ${text}`, async (model) => {
    localStorage.setItem('user', text);
    model.storage = '';
    await Promise.resolve();
  });

const reload = (page: PageName) =>
  step(`reload ${page}`, async (model, world) => {
    world.pages[page].close();
    model.tokens[page] = model.storage;
    world.pages[page] = await openPage(page, world.api);
  });

const wait = step('5 seconds pass', async (_model, { pages }) => {
  await act(() => vi.advanceTimersByTimeAsync(5000));
  pages.a.checkReady();
  pages.b.checkReady();
});

const page = fc.constantFrom<PageName>('a', 'b');
const commands = fc.commands(
  [
    page.map(signIn),
    page.map(signOut),
    fc.tuple(page, fc.constantFrom(...ANSWERS), fc.nat(3)).map((args) => answer(...args)),
    fc.constant(tellTabs),
    fc.constantFrom('{', 'null', '{"token":7}', '[]').map(corrupt),
    page.map(reload),
    fc.constant(wait),
  ],
  { maxCommands: 25 },
);

async function run(cmds: Iterable<Command>) {
  cleanup();
  localStorage.clear();
  const api = await openBackend({ held: true });
  const pages = { a: await openPage('a', api), b: await openPage('b', api) };
  const model: Model = { tokens: { a: '', b: '' }, storage: '', lastToken: 0 };
  const world: World = { pages, api };
  await fc.asyncModelRun(() => ({ model, real: world }), cmds);
  await wait.run(model, world);
  await tellTabs.run(model, world);
  await signOut('a').run(model, world);
  await tellTabs.run(model, world);
  // Whatever is answered now, nobody is signed in again.
  for (const call of api.open()) {
    await world.pages.a.run(() => call.answer({ userInfo: { email: 'late@example.com' } }));
  }
  world.pages.a.check(model);
  world.pages.b.check(model);
  expect(model.storage).toBe('');
}

test('whatever the order: never two sessions, never a token after sign-out, never a stuck wait', async () => {
  await fc.assert(fc.asyncProperty(commands, run), {
    numRuns: fewerInGate({ gate: 20, all: 60 }, 'orders of what happens to a session'),
    // In time for fast-check to report what it found.
    interruptAfterTimeLimit: patient(60_000),
    markInterruptAsFailure: true,
  });
});
