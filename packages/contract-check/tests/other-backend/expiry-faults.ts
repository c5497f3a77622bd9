import type { Expected } from '../found-by.ts';

const BOUGHT = 'buyIsp: a purchase of ISP addresses is listed, and is a plan once it is paid';
const RENEWED = 'renewIsp: a paid renewal moves the expiry, and no other plan';
const SUBSCRIBED =
  'createSubscription: a plan is subscribed once it is agreed to, and not any more once it is cancelled';

/** Faults of counting days. */
export const EXPIRY_FAULTS: Record<string, Expected> = {
  'the end of a plan is two hours late': [BOUGHT, 'a new plan of 30 days ends 2.0 h too late'],
  'the end of a plan is cut at midnight': [BOUGHT, 'a new plan of 30 days ends'],
  'the end of a renewal is five hours early': [RENEWED, ', 5.0 h too early'],
  'the end of a renewal is a minute late': [RENEWED, ', 60 s too late'],
  'the end of a renewal is a calendar month later': [
    RENEWED,
    'a renewal by 30 days moves the expiry from',
  ],
  'a renewal counts from its payment': [RENEWED, 'a renewal counts from its payment'],
  'the next charge is another than the quote': [
    SUBSCRIBED,
    'nextChargeAmount is 51.25, the quote of the renewal 58.75',
  ],
  'the next charge is two hours after the end': [
    SUBSCRIBED,
    'nextChargeTime is not the end of the plan',
  ],
};
