import { expect, test } from '../fixtures.ts';
import type { Call, Scene } from './Call.ts';
import { FaultLine } from './FaultLine.ts';
import { ENDED, FAULTS, LATENCY, LATENCY_MS, REPEATS, UNAUTHORISED, UNREADABLE } from './faults.ts';
import { HEALTHY, MessageLog } from './MessageLog.ts';
import { signInAgain } from './steps.ts';

/** Runs the faults of one call, one after the other, on one page (docs/product/everywhere.md#failed-calls). */
export async function runCall(call: Call, place: Omit<Scene, 'fault' | 'log'>): Promise<void> {
  const { page } = place;
  const log = await MessageLog.keep(page);
  await page.clock.install();
  const line = await FaultLine.lay(page, call.operation);
  await call.arrive({ ...place, log, fault: LATENCY });
  for (const fault of FAULTS) {
    await test.step(`chaos: ${fault.name}`, () => meet(call, { ...place, log, fault }, line));
  }
}

async function meet(call: Call, scene: Scene, line: FaultLine): Promise<void> {
  const { page, fault, log } = scene;
  await call.prepare?.(scene);
  await log.clear();
  line.break(fault);
  await call.provoke(scene);
  if (fault === LATENCY) await wait(call, scene, line);
  else await complain(call, scene, line);
  if (fault !== LATENCY && !endsSession(call, scene)) await recover(call, scene, line);
  if (endsSession(call, scene)) await signOut(call, scene, line);
  await settled(log);
  await call.again?.(scene);
  // Clear toasts and notices before the next case.
  await page.clock.fastForward(5000);
}

const endsSession = ({ who }: Call, { fault }: Scene) =>
  fault === UNAUTHORISED && who !== 'visitor';

/** The page must not stay blank for longer than a page load, and no script may fail. */
async function settled(log: MessageLog) {
  await expect.poll(async () => (await log.read()).health).toEqual(HEALTHY);
  return log.read();
}

/** The answer is 5 s late: no message but its own. */
async function wait(call: Call, scene: Scene, line: FaultLine): Promise<void> {
  const { log } = scene;
  await expect.poll(() => line.calls).toBe(1);
  await scene.page.clock.fastForward(LATENCY_MS);
  const { errors } = await settled(log);
  line.mend();
  await call.recovered(scene);
  expect(errors, 'waiting is no failure').toEqual([]);
  expect((await log.read()).errors).toEqual([]);
}

/** Expects one message, no success, and nothing lost. */
async function complain(call: Call, scene: Scene, line: FaultLine): Promise<void> {
  const { fault, page, log } = scene;
  const text = fault.status === 200 ? UNREADABLE : call.text;
  const plain = endsSession(call, scene) ? ENDED : `Error: ${text} (${fault.status})`;
  const said = call.message ? call.message(fault) : plain;
  const tries = call.isRead && fault.isRepeated ? 1 + REPEATS : 1;
  const isSaid = async () =>
    said === null ? line.calls > 1 : (await log.read()).errors.length > 0;
  // The page's clock runs ahead, to skip the delays between retries.
  const look = async () => {
    const found = await isSaid();
    if (!found && call.isRead) await page.clock.fastForward(500);
    return found;
  };
  await expect.poll(look, { intervals: [20] }).toBe(true);
  if (!endsSession(call, scene)) await call.kept(scene);
  if (said !== null) await expect.poll(() => line.calls, 'calls that were made').toBe(tries);
  const { errors, successes } = await settled(log);
  expect(errors, 'one message').toEqual(said === null ? [] : [said]);
  expect(successes, 'no success').toEqual([]);
}

/** The fault is over, and the customer tries again. */
async function recover(call: Call, scene: Scene, line: FaultLine): Promise<void> {
  const { log } = scene;
  await log.clear();
  line.mend();
  await call.retry(scene);
  await call.recovered(scene);
  const { errors, signOuts } = await log.read();
  // The server may report what was already done the first time.
  if (!scene.fault.isDone) expect(errors, 'no further message').toEqual([]);
  expect(signOuts).toBe(0);
}

/** The session's end is reported once, on the page where it happened. The work is there for whoever returns. */
async function signOut(call: Call, scene: Scene, line: FaultLine): Promise<void> {
  const { page, log } = scene;
  line.mend();
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible();
  expect((await settled(log)).signOuts).toBe(1);
  if (!call.signedInAgain) return;
  await signInAgain(scene);
  await call.signedInAgain(scene);
}
