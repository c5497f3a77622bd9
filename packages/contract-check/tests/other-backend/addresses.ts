import { stamp, type Plan, type World } from './world.ts';

export const HOST = 'fest.beispiel.example';
const PORT = 20_000;
export const PASSWORD = 'pä:ss/+ ';
/** Free replacements of a plan. Additional ones are rejected, or have a price if the fault of that name is injected. */
export const freeIn = (world: World) => (world.has('a preview counts') ? 500 : 2);
export const PRICE = 1.5;

/** An address of a plan that was replaced `swapped` times. */
export function addressOf({ id: own, swapped = {} }: Plan, index: number, isShared = false) {
  const id = isShared ? 'alle' : own;
  const times = swapped[index] ?? 0;
  return {
    id: `${id}/${index}/${times}`,
    ...(times === 0 ? {} : { state: 'ok' }),
    password: PASSWORD,
    userName: `n-${id}-${index}-${times}`,
    port: PORT + index,
    host: HOST,
  };
}

/** What is left of the allowance; nothing of an expired plan. */
export function allowance(world: World, { expires, counted = 0 }: Plan) {
  if (expires < Date.now()) return {};
  const price = world.has('a replacement costs twice its price') ? { price: PRICE } : {};
  return {
    replacements: { left: Math.max(0, freeIn(world) - counted), ...price, until: stamp(expires) },
  };
}
