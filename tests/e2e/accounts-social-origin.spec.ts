import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import getPort from 'get-port';
import type { ViteDevServer } from 'vite';
import { createServer } from 'vite';
import { onlyInAll } from '../gate.ts';
import { patient } from '../patience.ts';
import { expect, test } from './fixtures.ts';

const THOROUGH = onlyInAll(
  'it serves a shop of its own; tests/session/social-login.test.tsx has the API on another origin',
);

/** The API on another origin than the shop. Its address is built in, so this test serves a shop of its own. */
let shop = '';
let api = '';
let server: ViteDevServer;
let sandbox: ChildProcess;

/** Vite compiles what the page asks for. */
const COMPILING = { timeout: patient(60_000) };

test.beforeAll(async () => {
  const port = await getPort();
  const apiPort = await getPort();
  shop = `http://localhost:${port}`;
  api = `http://localhost:${apiPort}`;
  const options = `--memory --port ${apiPort} --shop-origin ${shop}`;
  sandbox = spawn('node', ['sandbox/main.ts', ...options.split(' ')]);
  if (sandbox.stdout !== null) await once(sandbox.stdout, 'data');
  process.env['VITE_API_BASE_URL'] = api;
  server = await createServer({
    server: { port, strictPort: true, hmr: false, watch: null },
    cacheDir: 'node_modules/.vite-social-origin',
    logLevel: 'error',
  });
  delete process.env['VITE_API_BASE_URL'];
  await server.listen();
});
test.afterAll(async () => {
  await server.close();
  sandbox.kill();
});

test(
  'with the API on another origin the popup signs in, and the shop’s own origin does not',
  THOROUGH,
  async ({ page }) => {
    await page.goto(shop);
    const hero = page.getByRole('button', { name: 'Sign up with Discord' });
    await expect(hero).toBeVisible(COMPILING);
    const opening = page.waitForEvent('popup');
    await hero.click();
    const popup = await opening;
    await expect(popup).toHaveURL(`${api}/api/SysLogin/GetDiscordLogin`);
    await page.evaluate(() => {
      window.postMessage({ type: 'DISCORD_LOGIN_SUCCESS', token: 'forged' }, '*');
    });
    await popup.getByRole('link', { name: /^Ada/ }).click();
    await expect(page).toHaveURL(`${shop}/dashboard`, COMPILING);
    await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible(COMPILING);
    const stored = await page.evaluate(() => localStorage.getItem('user'));
    expect(stored).toContain('ada@discord.example');
  },
);
