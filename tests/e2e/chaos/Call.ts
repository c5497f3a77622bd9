import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { Customer } from '../fixtures.ts';
import type { Fault } from './faults.ts';
import type { MessageLog } from './MessageLog.ts';

/** One customer on one page, for the steps of a call. */
export type Scene = {
  page: Page;
  context: BrowserContext;
  request: APIRequestContext;
  customer: Customer;
  log: MessageLog;
  /** The fault of the current case. */
  fault: Fault;
};

type Step = (scene: Scene) => Promise<void>;

/** One way in which a screen makes a call of the contract, and how the customer continues after a failure. */
export type Call = {
  /** Operation id of openapi.yaml. */
  operation: string;
  /** Completes the title "faults of ...". */
  name: string;
  /** A visitor has no session that a 401 could end. */
  who: 'customer' | 'visitor';
  /** Reads are retried automatically before they fail. */
  isRead?: boolean;
  /** Connects the hub. Off by default, because its reconnections reload the data on screen. */
  needsHub?: boolean;
  /** The error text without its status. */
  text: string;
  /**
   * The whole message; by default `Error: text (status)`. Null when there is no message and the call is retried
   * forever.
   */
  message?: (fault: Fault) => string | null;
  /** Opens the place, once. */
  arrive: Step;
  /** Runs before each fault: opens dialogs, fills fields. */
  prepare?: Step;
  provoke: Step;
  /** Expects that typed and chosen values are still there. Skipped after a 401 that ends the session. */
  kept: Step;
  retry: Step;
  recovered: Step;
  /** From the recovered state to where the next fault begins. */
  again?: Step;
  /** Runs after a 401 and a new sign-in. */
  signedInAgain?: Step;
};
