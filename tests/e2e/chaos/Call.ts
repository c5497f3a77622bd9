import type { APIRequestContext, BrowserContext, Page, Request } from '@playwright/test';
import type { Customer } from '../fixtures.ts';
import type { Fault } from './faults.ts';

/** One customer at one page; what a call's steps work on. */
export type Scene = {
  page: Page;
  context: BrowserContext;
  request: APIRequestContext;
  customer: Customer;
  /** The fault of the present case. */
  fault: Fault;
};

type Step = (scene: Scene) => Promise<void>;

/** One way in which a screen makes a call of the contract, and what the customer does about it. */
export type Call = {
  /** Operation id of openapi.yaml. */
  operation: string;
  /** Ends the sentence "faults of ...". */
  name: string;
  /** Tells apart several calls of one operation. */
  concerns?: (request: Request) => boolean;
  /** A visitor has no session that a 401 could end; who is signing in gets one on the way. */
  who: 'customer' | 'visitor' | 'signing in';
  /** Reads ask again by themselves before they complain. */
  isRead?: boolean;
  /** What a healthy answer says, where it is a refusal. */
  brings?: string;
  /** Elsewhere the hub stays out of it: its reconnections reload what is shown. */
  needsHub?: boolean;
  /** One press makes so many; 1 by default. */
  callsAtOnce?: number;
  /** Success toasts may come in between: they belong to another call. */
  isPart?: boolean;
  /** What is said, without the status. */
  text: string;
  /** Said as it stands; by default `Error: text (status)`. Null: nothing is said, and the product tries again for ever. */
  message?: (fault: Fault) => string | null;
  /** To the place from nowhere, once. */
  arrive: Step;
  /** Before each fault: dialogs opened, fields filled. */
  prepare?: Step;
  provoke: Step;
  /** What was typed or chosen is still there; not asked after a 401 that signed out. */
  kept: Step;
  retry: Step;
  recovered: Step;
  /** From what is recovered to where the next fault begins. */
  again?: Step;
  /** Where the session's end leaves its mark; by default LOGIN in the navigation. */
  signedOut?: Step;
  /** After a 401 and a new sign-in. */
  signedInAgain?: Step;
};
