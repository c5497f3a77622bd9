import { isIP } from 'node:net';
import { Refused } from './refused.ts';
import type { Ask, Customer, World } from './world.ts';

const INSIDE = /^(?:localhost|127\.|10\.|172\.16\.|192\.168\.|169\.254\.|\[)/;

const ownerOf = (world: World, customer: Customer) =>
  (world.has('all customers share their alerts') ? world.customers[0] : customer) ?? customer;

const settingsOf = ({
  alerts = { email: true, dataLeftPercent: [10], daysBefore: [] },
}: Customer) => alerts;

export const getAlerts = (world: World, { customer }: Ask) => ({
  ...settingsOf(
    world.has('anybody sees the alerts')
      ? (world.customers[0] ?? customer)
      : ownerOf(world, customer),
  ),
  ...(world.has('alerts forget the webhook') ? { webhook: null } : {}),
});

export function saveAlerts(world: World, ask: Ask) {
  const { webhook } = ask.body;
  if (webhook !== undefined) expectWebhook(world, String(webhook));
  const { dataLeftPercent, ...rest } = ask.body;
  const sorted = (dataLeftPercent as number[]).toSorted((a, b) => a - b);
  ownerOf(world, ask.customer).alerts = { ...rest, dataLeftPercent: sorted };
  return {
    ...getAlerts(world, ask),
    ...(world.has('a save returns no days') && { daysBefore: [] }),
  };
}

function expectWebhook(world: World, text: string): void {
  const url = URL.parse(text);
  if (url === null || url.password !== '') throw new Refused(422, 'Adresse');
  const isSafe = url.protocol === 'https:' || world.has('a webhook may be http');
  const host = world.has('the host of a webhook is compared as text')
    ? text.slice(8)
    : url.hostname;
  const isInside = INSIDE.test(host) || isIP(url.hostname) === 6;
  const isOpen = world.has('a webhook may lead to the server');
  if (!isSafe || (isInside && !isOpen)) throw new Refused(422, 'Adresse');
}

export function testAlerts(world: World, { customer, body }: Ask) {
  const value = settingsOf(ownerOf(world, customer))[String(body['channel'])];
  const isOn = value !== undefined && value !== false;
  if (!isOn && !world.has('any channel is tested')) throw new Refused(409, 'Aus');
  world.notify(customer, {
    kind: world.has('a test has another kind') ? 'data_left' : 'test',
    text: 'Probe',
  });
  return null;
}
