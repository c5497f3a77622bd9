import { cleanup, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeLoginDialog, openLoginDialog } from '../../../src/session/login-dialog.ts';
import { endSession, followOtherTab, currentVisit } from '../../../src/session/session.ts';
import { dismissToast } from '../../../src/ui/toast.ts';
import { fewerInGate } from '../../gate.ts';
import { patient } from '../../patience.ts';
import type { Backend } from '../../setup/backend.ts';
import { openBackend } from '../../setup/backend.ts';
import { getToast } from '../../setup/shown-toast.ts';
import * as page from './login-page.tsx';

type Mode = 'sign-in' | 'sign-up';
type Model = {
  isOpen: boolean;
  mode: Mode;
  /** The current step of a submit: the token, then the customer. */
  stage: 'idle' | 'token' | 'customer';
  token: string;
  /** Each session of all runs has its own token, so an ended one never returns. */
  lastToken: number;
};
type Real = { api: Backend };
type Command = fc.AsyncCommand<Model, Real>;

const BUTTON = { 'sign-in': 'Sign In', 'sign-up': 'Create Account' };
const GOOD = { Email: 'ada@example.com', 'Verification Code': '482913', Password: 'engine-1843' };

beforeEach(() => vi.useFakeTimers());

function agree(model: Model, { api }: Real): void {
  expect(currentVisit().token).toBe(model.token);
  expect(page.dialog() !== null, 'the dialog is open').toBe(model.isOpen);
  const calls = [...api.open('login'), ...api.open('register')];
  expect(calls.length, 'sign-in calls on their way').toBe(model.stage === 'token' ? 1 : 0);
  if (!model.isOpen) return;
  // The button is pending exactly while a call is running.
  page.button(model.stage === 'idle' ? BUTTON[model.mode] : 'Please wait...');
}

function step(
  name: string,
  run: (model: Model, page: Real) => Promise<void>,
  check: (model: Model) => boolean = () => true,
): Command {
  return {
    check,
    run: async (model, real) => {
      await run(model, real);
      agree(model, real);
    },
    toString: () => name,
  };
}

const isOpen = ({ isOpen: open }: Model) => open;

const open = step(
  'open',
  async (model) => {
    model.isOpen = model.token === '';
    model.mode = 'sign-in';
    await page.run(() => openLoginDialog());
  },
  ({ isOpen: already, stage }) => !already && stage === 'idle',
);

const close = step(
  'close',
  async (model) => {
    model.isOpen = false;
    model.stage = 'idle';
    await page.press('Close');
  },
  isOpen,
);

const toggle = step(
  'toggle',
  async (model) => {
    const link = BUTTON[model.mode === 'sign-in' ? 'sign-up' : 'sign-in'];
    // Switching modes cancels the attempt, unless already signed in.
    if (model.token === '') {
      model.mode = model.mode === 'sign-in' ? 'sign-up' : 'sign-in';
      model.stage = 'idle';
    }
    await page.run(() => fireEvent.click(page.inDialog().getByRole('link', { name: link })));
  },
  isOpen,
);

const submit = (isGood: boolean) =>
  step(
    `submit ${isGood ? 'good' : 'bad'} fields`,
    async (model) => {
      for (const [label, text] of Object.entries({ ...GOOD, 'Confirm Password': GOOD.Password })) {
        const isThere = model.mode === 'sign-up' || label === 'Email' || label === 'Password';
        if (isThere) await page.type(label, isGood ? text : '');
      }
      if (isGood && model.stage === 'idle') model.stage = 'token';
      await page.submit();
    },
    isOpen,
  );

const succeed = step(
  'the token comes',
  async (model, { api }) => {
    const [call] = [...api.open('login'), ...api.open('register')];
    model.lastToken += 1;
    model.token = `t${model.lastToken}`;
    model.stage = 'customer';
    await page.run(() => call?.answer({ token: model.token }));
  },
  ({ stage }) => stage === 'token',
);

const fail = (kind: 'refused' | 'http' | 'dropped') =>
  step(
    `the sign-in call fails: ${kind}`,
    async (model, { api }) => {
      const [call] = [...api.open('login'), ...api.open('register')];
      model.stage = 'idle';
      // Another tab has signed in: the dialog closes.
      model.isOpen = model.token === '';
      dismissToast();
      await page.run(() => {
        if (kind === 'refused') return call?.refuse('No');
        if (kind === 'http') return call?.fault('status=500;type=empty');
        return call?.fault('drop');
      });
      const text = {
        refused: 'No',
        http: 'Authentication failed (500)',
        dropped: 'Authentication failed (0)',
      };
      expect(getToast()?.text).toBe(text[kind]);
    },
    ({ stage }) => stage === 'token',
  );

const customer = (kind: 'ok' | 'not signed in' | 'refused') =>
  step(`the customer's call: ${kind}`, async (model, { api }) => {
    const call = api.open('getUserInfo').find(({ token }) => token === model.token);
    if (call === undefined) return;
    if (kind === 'not signed in') model.token = '';
    const wasWaiting = model.stage === 'customer';
    model.stage = 'idle';
    if (wasWaiting && kind !== 'not signed in') model.isOpen = false;
    await page.run(() => {
      if (kind === 'ok') return call.answer({ userInfo: { email: 'ada@example.com' } });
      if (kind === 'refused') return call.refuse('No');
      return call.fault('401');
    });
  });

const otherTab = (signsIn: boolean) =>
  step(`another tab ${signsIn ? 'signs in' : 'signs out'}`, async (model) => {
    model.lastToken += 1;
    model.token = signsIn ? `t${model.lastToken}` : '';
    // The session that was waited for has ended.
    if (model.stage === 'customer') model.stage = 'idle';
    if (signsIn && model.stage === 'idle') model.isOpen = false;
    localStorage.setItem('user', JSON.stringify({ token: model.token, userInfo: {} }));
    await page.run(() => followOtherTab());
  });

const wait = step('5 seconds pass', async (model) => {
  if (model.stage === 'customer') {
    model.stage = 'idle';
    model.isOpen = false;
  }
  await page.pass(5000);
});

const reload = step('reload', async (model, real) => {
  model.isOpen = false;
  model.stage = 'idle';
  cleanup();
  await page.run(() => closeLoginDialog());
  for (const call of real.api.open()) await call.fault('drop');
  page.openLoginPage();
  await page.run(() => followOtherTab());
});

let runs = 0;

const commands = fc.commands(
  [
    fc.constant(open),
    fc.constant(open),
    fc.constant(close),
    fc.constant(toggle),
    fc.boolean().map(submit),
    fc.constant(submit(true)),
    fc.constant(submit(true)),
    fc.constant(succeed),
    fc.constantFrom('refused' as const, 'http' as const, 'dropped' as const).map(fail),
    fc.constantFrom('ok' as const, 'not signed in' as const, 'refused' as const).map(customer),
    fc.boolean().map(otherTab),
    fc.constant(succeed),
    fc.constant(succeed),
    fc.constantFrom(wait, reload),
  ],
  { maxCommands: 60, size: 'max' },
);

async function run(cmds: Iterable<Command>) {
  cleanup();
  localStorage.clear();
  endSession();
  closeLoginDialog();
  dismissToast();
  const real: Real = { api: await openBackend({ held: true }) };
  page.openLoginPage();
  const start = (): { model: Model; real: Real } => ({
    model: {
      isOpen: false,
      mode: 'sign-in',
      stage: 'idle',
      token: '',
      lastToken: (runs += 1) * 1000,
    },
    real,
  });
  await fc.asyncModelRun(start, cmds);
}

test('in any order: one attempt at a time, never a stuck pending state, never a cancelled session', async () => {
  await fc.assert(fc.asyncProperty(commands, run), {
    numRuns: fewerInGate({ gate: 20, all: 80 }, 'orders of what happens to the login dialog'),
    // In time for fast-check to report what it found.
    interruptAfterTimeLimit: patient(60_000),
    markInterruptAsFailure: true,
  });
});
