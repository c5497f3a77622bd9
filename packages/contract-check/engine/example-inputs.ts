import type { Operation } from './load.ts';
import type { Input } from './types.ts';

/** Each documented request, combined with the examples of the parameters. */
export function exampleInputs({ parameters, body }: Operation): Input[] {
  const query = Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
  if (body === undefined) return [{ query }];
  return body.examples.map(({ value }) => ({ query, body: value }));
}
