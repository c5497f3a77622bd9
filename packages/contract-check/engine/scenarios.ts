import type { Scenarios } from './context.ts';
import { exampleInputs } from './example-inputs.ts';
import type { Operation } from './load.ts';
import type { Input } from './types.ts';

const nothing = () => Promise.resolve();

/** Sends the contract's examples. */
export const NO_SCENARIOS: Scenarios = {
  signInCustomers: nothing,
  severityOf: () => 'contract',
  signIns: [],
  signInAgain: nothing,
  prepare: nothing,
  documented: (_context, operation) => exampleInputs(operation),
  realInput: (_context, operation) => exampleInput(operation),
  baseOf: (_context, operation) => exampleInput(operation),
  leavesTraces: [],
  endsToken: [],
  isUnknown: () => false,
  isAlwaysTaken: () => false,
  isPage: () => false,
  expectPossible: () => undefined,
  mayRefuse: () => undefined,
  reading: [],
  accounts: [],
  changing: [],
  checkEvent: nothing,
};

/** The first documented request. */
export const exampleInput = (operation: Operation): Input =>
  exampleInputs(operation)[0] ?? { query: {} };
