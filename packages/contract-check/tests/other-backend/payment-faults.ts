import type { Expected } from '../found-by.ts';

const BOUGHT = 'buyResidential: a purchase of basic data is listed, and credited once it is paid';
const BOUGHT_ISP = 'buyIsp: a purchase of ISP addresses is listed, and is a plan once it is paid';
const RENEWED = 'renewIsp: a paid renewal moves the expiry, and no other plan';
const AT_ONCE = 'payments of one page at the same moment deliver once';
const AFTER = 'what is read still agrees after the purchases';
const CHARGED = 'buyResidential: what the discount check says is what is charged';
const BOOKED = 'onPublicPaymentStatus: a payment is reported when it is booked, and once';

/** Faults of payments that come again, at once or late, and of what is booked. */
export const PAYMENT_FAULTS: Record<string, Expected> = {
  'basic is delivered again with its page': [
    BOUGHT,
    'a second payment of one page changes the data',
  ],
  'isp is delivered again with its page': [
    BOUGHT_ISP,
    'a second payment of one page changes the ISP plans',
  ],
  'renewal is delivered again with its page': [
    RENEWED,
    'a second payment of one page changes the ISP plans',
  ],
  'payments at the same moment deliver each': [
    `buyResidential: ${AT_ONCE}`,
    '3 payments of one page at the same moment deliver 3 times',
  ],
  'Type 1 lacks renewals': [`listOrders: ${AFTER}`, 'is missing in Type 1', 'renewIsp'],
  'the analysis lacks renewals': [
    `analyseOrders: ${AFTER}`,
    'a paid order is missing in the analysis',
    'renewIsp',
  ],
  'a payment moves the time of its order': [
    RENEWED,
    'a payment changes sysCreateTime of its order',
  ],
  'payUrl is that of the order before': [
    'buyResidential: two purchases have two orders and two payment pages',
    'payUrl of an order is the payment page of another one',
  ],
  'an order is payable until before it was made': [
    'listOrders: payment pages and list prices belong to their orders',
    'an order can be paid until before it was made',
  ],
  'the event comes before the booking': [BOOKED, 'the event comes before'],
  'an event is sent again with its page': [
    BOOKED,
    'a second payment of one page sends the event again',
  ],
  'a late decline takes the payment back': [
    'buyResidential: a decline after the payment takes nothing back',
    'a decline after the payment changes the orders',
  ],
  'a decline delivers': [
    'buyResidential: a declined payment delivers nothing',
    'a declined payment changes the data',
  ],
  'cents of a discount are cut off': [CHARGED, 'the shop shows'],
  'the price of the check is charged': [CHARGED, 'the shop shows'],
  'a percentage has no decimals': [CHARGED, 'the shop shows'],
};
