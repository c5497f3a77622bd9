import type { Expected } from '../found-by.ts';

const REPORTED = 'onPublicPaymentStatus: a payment is reported over WebSockets';
const POPUP = 'startGoogleLogin: the popup leads to the provider, or tells the shop alone';
const HUB_CORS = "onPublicPaymentStatus: CORS of the hub's own address";
const HUB_OPENS = 'onPublicPaymentStatus: a negotiated connection opens to its customer alone';
const RENEWAL_REPORTED =
  'onPublicPaymentStatus: a paid renewal is reported with the number of its order';

/** Faults of the hub and of the popup of a social sign-in. */
export const HUB_FAULTS: Record<string, Expected> = {
  'every second connection is deaf': [REPORTED, 'a connection hears nothing that 2 others'],
  'the event goes to another customer': [
    REPORTED,
    'the event goes to another customer and not to its own',
  ],
  'the event comes a moment after the purchase': [REPORTED, 'the event comes before the payment'],
  'the event comes before the payment': [REPORTED, 'the event comes before the payment'],
  'an event between two polls is lost': [
    'onPublicPaymentStatus: a poll gets what was sent since the last one',
    'an event between two polls is lost',
  ],
  'the event goes to everybody': [
    'onPublicPaymentStatus: a payment is reported to that customer only',
    "another customer gets this customer's event",
  ],
  'an event that is not declared comes, too': [
    REPORTED,
    'an undeclared event OrderChanged arrives',
  ],
  'the event comes twice': [REPORTED, 'the event arrives 2 times'],
  'the event is an object': [REPORTED, 'the event has not one argument, a JSON string'],
  'the event has no list of arguments': [REPORTED, 'the event has not one argument, a JSON string'],
  'the event lacks its status': [REPORTED, "the payload: $ must have required property 'status'"],
  'the event says declined': [REPORTED, 'a paid purchase has not status 1'],
  'the event of a renewal never comes': [RENEWAL_REPORTED, 'no event within 1 s of the payment'],
  'the event of a renewal names another order': [
    RENEWAL_REPORTED,
    'the event names the order Nº 1/A+B',
  ],
  'the hub sends no pings': [
    'onPublicPaymentStatus: pings keep a silent connection open',
    'no ping within 5 s: the shop gives the connection up',
  ],
  'the hub offers no transport': [
    'onPublicPaymentStatus: negotiate offers a transport of the shop',
    'the hub offers no transport',
  ],
  'the hub opens to any token': [
    HUB_OPENS,
    'the hub opens a negotiated connection to a broken token',
  ],
  'a connection needs no token': [HUB_OPENS, 'the hub opens a negotiated connection to no token'],
  'the hub allows no origin': [HUB_CORS, 'the preflight does not allow https://shop.example'],
  "SignalR's headers are not allowed": [
    HUB_CORS,
    'the preflight does not allow the headers x-requested-with, x-signalr-user-agent',
  ],
  'the popup leads to a path': [
    'startDiscordLogin: the popup leads to the provider, or tells the shop alone',
    'header: Location',
  ],
  'the token is posted to anybody': [POPUP, "the page posts the token to any origin ('*')"],
  'the token is posted with a target of anybody': [
    POPUP,
    "the page posts the token to any origin ('*')",
  ],
  'Google says Discord': [
    POPUP,
    'the page posts DISCORD_LOGIN_SUCCESS instead of GOOGLE_LOGIN_SUCCESS',
  ],
  'the popup may be kept': [POPUP, 'sign the next customer in as the previous one'],
  'the popup is cut off': [POPUP, 'Cross-Origin-Opener-Policy same-origin cuts the popup off'],
};
