/** Work in steps: each `yield` is a place to pause, and the return is its result. */
export type Steps<Result> = Generator<void, Result>;

/** Does all steps without a pause. */
export function runThrough<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
