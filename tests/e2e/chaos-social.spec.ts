import { fewerInGate } from '../gate.ts';
import { openLogin, storedSession } from './accounts-steps.ts';
import { FaultLine } from './chaos/FaultLine.ts';
import type { Fault } from './chaos/faults.ts';
import { FAULTS, LATENCY, LATENCY_MS, UNAUTHORISED, UNREADABLE } from './chaos/faults.ts';
import { HEALTHY, MessageLog } from './chaos/MessageLog.ts';
import { PLAIN_RUN } from './chaos/plain-run.ts';
import { expect, test } from './fixtures.ts';

test.use(PLAIN_RUN);

const COUNT = fewerInGate({ gate: 2, all: FAULTS.length }, 'every fault after a social sign-in');
/** The last faults: a dropped answer, and the end of the session. */
const MET = FAULTS.slice(-COUNT);

/** The customer is requested twice: silently before the reload, and after it. */
test('faults of the customer after a social sign-in: one message, and the session stays', async ({
  page,
}) => {
  const log = await MessageLog.keep(page);
  await page.clock.install();
  const line = await FaultLine.lay(page, 'getUserInfo');
  const logOut = page.getByRole('button', { name: 'LOG OUT' });
  const customer = page.getByRole('navigation', { name: 'Main' }).getByText(/^ada@/).first();

  async function finishIn(press: () => Promise<void>) {
    const opening = page.waitForEvent('popup');
    await press();
    await (await opening).getByRole('link', { name: /^Ada/ }).click();
  }

  async function meet(fault: Fault) {
    const dialog = await openLogin(page);
    line.break(fault);
    const reloaded = page.waitForEvent('load');
    await finishIn(() => dialog.getByRole('button', { name: 'Continue with Google' }).click());
    if (fault === UNAUTHORISED) {
      const notice = dialog.getByRole('alert');
      await expect(notice).toContainText('The sign-in from Google was not accepted.');
      expect((await log.read()).errors).toEqual([await notice.innerText()]);
      expect(await storedSession(page)).toEqual({ token: '', userInfo: {} });
      line.mend();
      await finishIn(() => dialog.getByRole('link', { name: 'Try Google again' }).click());
      await reloaded;
    } else {
      if (fault === LATENCY) {
        await expect.poll(() => line.calls).toBe(1);
        await page.clock.fastForward(LATENCY_MS);
      }
      await reloaded;
      await expect(page).toHaveURL('/dashboard');
      await expect.poll(() => line.calls).toBe(2);
      const text = fault.status === 200 ? UNREADABLE : 'Request failed';
      const said = fault === LATENCY ? [] : [`Error: ${text} (${fault.status})`];
      await expect.poll(async () => (await log.read()).errors).toEqual(said);
      line.mend();
      if (fault !== LATENCY) await page.reload();
    }
    await expect(customer).toBeVisible();
    const { health, errors, signOuts } = await log.read();
    expect({ ...health, signOuts }).toEqual({ ...HEALTHY, signOuts: 0 });
    if (fault !== LATENCY) expect(errors, 'no further message').toEqual([]);
    await logOut.click();
  }

  for (const fault of MET) await test.step(`chaos: ${fault.name}`, () => meet(fault));
});
