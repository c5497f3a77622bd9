import type { Page } from '@playwright/test';
import { fillSignIn, openLogin } from '../accounts-steps.ts';
import { expect, mailedCode, newEmail, registerCustomer } from '../fixtures.ts';
import type { Call, Scene } from './Call.ts';
import { UNREADABLE } from './faults.ts';

const PASSWORD = 'amber-test-1';
export const signIn = (page: Page) => page.getByRole('dialog', { name: 'Sign In' });
const signUp = (page: Page) => page.getByRole('dialog', { name: 'Create Account' });
export const logOut = (page: Page) => page.getByRole('button', { name: 'LOG OUT' });

async function askForCode({ request }: Scene, email: string, smsType: string): Promise<string> {
  await request.post('/api/SysLogin/SendSes', { data: { email, smsType } });
  return mailedCode(request, email);
}

export const pressSignIn = ({ page }: Scene) =>
  signIn(page).getByRole('button', { name: 'Sign In' }).click();

const signInKept = async ({ page, customer }: Scene) => {
  await expect(signIn(page).getByLabel('Email')).toHaveValue(customer.email);
  const password = signIn(page).getByLabel('Password', { exact: true });
  await expect(password).toHaveValue(customer.password);
};

export const isSignedIn = async ({ page }: Scene) => {
  await page.waitForURL(/\/dashboard/);
  await expect(logOut(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
};

export const backToSignIn = async ({ page }: Scene) => {
  await logOut(page).click();
  await page.getByRole('button', { name: 'LOGIN' }).click();
};

const login: Call = {
  operation: 'login',
  name: 'the sign-in',
  who: 'visitor',
  text: 'Authentication failed',
  arrive: async ({ page }) => void (await openLogin(page)),
  prepare: async ({ page, customer }) => void (await fillSignIn(page, customer)),
  provoke: pressSignIn,
  kept: signInKept,
  retry: pressSignIn,
  recovered: isSignedIn,
  again: backToSignIn,
};

/** Values of Create Account for this case: a new e-mail each time, since the server may have accepted the last one. */
const newcomer = { email: '', code: '' };

const pressSignUp = ({ page }: Scene) =>
  signUp(page).getByRole('button', { name: 'Create Account' }).click();

const register: Call = {
  operation: 'register',
  name: 'the registration',
  who: 'visitor',
  text: 'Authentication failed',
  arrive: async ({ page }) => void (await openLogin(page, 'Create Account')),
  prepare: async (scene) => {
    newcomer.email = newEmail();
    newcomer.code = await askForCode(scene, newcomer.email, 'register');
    const dialog = signUp(scene.page);
    await dialog.getByLabel('Email').fill(newcomer.email);
    await dialog.getByLabel('Verification Code').fill(newcomer.code);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByLabel('Confirm Password').fill(PASSWORD);
  },
  provoke: pressSignUp,
  kept: async ({ page }) => {
    const dialog = signUp(page);
    await expect(dialog.getByLabel('Email')).toHaveValue(newcomer.email);
    await expect(dialog.getByLabel('Verification Code')).toHaveValue(newcomer.code);
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await expect(dialog.getByLabel('Confirm Password')).toHaveValue(PASSWORD);
  },
  retry: async (scene) => {
    const { page, fault, log } = scene;
    await pressSignUp(scene);
    if (!fault.isDone) return;
    // The account exists: the server says so, and its owner signs in.
    await log.heard('errors', 'An account with this e-mail exists');
    await signUp(page).getByRole('link', { name: 'Sign In' }).click();
    await fillSignIn(page, { email: newcomer.email, password: PASSWORD });
    await pressSignIn(scene);
  },
  recovered: isSignedIn,
  again: async (scene) => {
    await backToSignIn(scene);
    await signIn(scene.page).getByRole('link', { name: 'Create Account' }).click();
  },
};

const codeFields = {
  register: {
    root: signUp,
    arrive: async (page: Page) => void (await openLogin(page, 'Create Account')),
  },
  recovery: {
    root: (page: Page) => page.getByRole('main'),
    arrive: async (page: Page) => void (await page.goto('/forgot-password')),
  },
} as const;

function sendCode(smsType: 'register' | 'recovery', name: string): Call {
  const { root, arrive } = codeFields[smsType];
  let email = '';
  const get = (page: Page) => root(page).getByRole('button', { name: 'Get Code' });
  return {
    operation: 'sendCode',
    name,
    who: 'visitor',
    text: 'Send Error',
    arrive: ({ page }) => arrive(page),
    prepare: async ({ page, request }) => {
      email = smsType === 'register' ? newEmail() : (await registerCustomer(request)).email;
      await root(page).getByLabel('Email').fill(email);
    },
    provoke: ({ page }) => get(page).click(),
    kept: async ({ page }) => {
      await expect(root(page).getByLabel('Email')).toHaveValue(email);
      await expect(get(page)).toBeEnabled();
    },
    retry: ({ page }) => get(page).click(),
    recovered: async ({ log, request, fault }) => {
      // The mail was already sent, and the server wants a minute between two.
      if (fault.isDone) await log.heard('errors', 'Please wait before asking for another code');
      else await log.heard('successes', email);
      expect(await mailedCode(request, email)).toMatch(/^\d{6}$/);
    },
    // Skip the countdown.
    again: async ({ page }) => page.clock.fastForward(60_000),
  };
}

const forgetful = { email: '', code: '' };
const reset = ({ page }: Scene) => page.getByRole('button', { name: 'Reset Password' }).click();

const recoverPassword: Call = {
  operation: 'recoverPassword',
  name: 'the reset of a password',
  who: 'visitor',
  text: 'Reset Error',
  arrive: async ({ page }) => void (await page.goto('/forgot-password')),
  prepare: async (scene) => {
    const { page, request } = scene;
    forgetful.email = (await registerCustomer(request)).email;
    forgetful.code = await askForCode(scene, forgetful.email, 'recovery');
    await page.getByLabel('Email').fill(forgetful.email);
    await page.getByLabel('Verification Code').fill(forgetful.code);
    await page.getByLabel('New Password').fill('amber-test-2');
    await page.getByLabel('Confirm Password').fill('amber-test-2');
  },
  provoke: reset,
  kept: async ({ page }) => {
    await expect(page.getByLabel('Email')).toHaveValue(forgetful.email);
    await expect(page.getByLabel('Verification Code')).toHaveValue(forgetful.code);
    await expect(page.getByLabel('New Password')).toHaveValue('amber-test-2');
    await expect(page.getByLabel('Confirm Password')).toHaveValue('amber-test-2');
  },
  retry: reset,
  recovered: async ({ log, request, fault }) => {
    // The new password is already in effect, and the code is used up.
    if (fault.isDone) await log.heard('errors', 'The verification code is wrong');
    else await log.heard('successes', 'Password reset successfully!');
    const data = {
      email: forgetful.email,
      passWord: 'amber-test-2',
      loginType: 'pwd',
      account: '',
    };
    const answer = await request.post('/api/SysLogin/Login', { data });
    expect(await answer.json()).toMatchObject({ code: 200 });
  },
  again: async ({ page, fault }) => {
    if (fault.isDone) return;
    await page.clock.fastForward(2000);
    await signIn(page).getByRole('link', { name: 'Forgot password?' }).click();
    await page.waitForURL(/\/forgot-password/);
  },
};

const create = ({ page }: Scene) =>
  page.getByRole('button', { name: 'Create Admin Account' }).click();

const createUser: Call = {
  operation: 'createUser',
  name: 'the admin account',
  who: 'visitor',
  text: '',
  // The function has no envelope: its error text comes with an HTTP status.
  message: ({ status }) => {
    const own: Record<number, string> = {
      200: `${UNREADABLE} (200)`,
      401: 'Invalid token',
      500: 'Chaos answered 500',
      502: 'Failed to create admin account',
    };
    return `Error: ${own[status ?? 0] ?? `Failed to create admin account (${status})`}`;
  },
  arrive: async ({ page }) => {
    // The address is fixed and can be used only once; another test does that.
    await page.route('**/create-user', (route, request) =>
      route.fallback({ postData: { ...(request.postDataJSON() as object), email: newEmail() } }),
    );
    await page.goto('/create-admin');
    // Hydration fills in a random password, even between the two steps of `fill`.
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(/./);
  },
  prepare: async ({ page }) => page.getByLabel('Password', { exact: true }).fill(PASSWORD),
  provoke: create,
  kept: async ({ page }) => {
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  },
  retry: create,
  recovered: ({ log }) => log.heard('successes', 'Admin account created'),
};

export const ACCOUNT_CALLS: readonly Call[] = [
  login,
  register,
  sendCode('register', 'a code for registration'),
  sendCode('recovery', 'a code for a new password'),
  recoverPassword,
  createUser,
];
