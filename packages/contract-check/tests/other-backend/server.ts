import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { attachHub } from './hub.ts';
import { OPERATIONS, expectTaken } from './operations.ts';
import { Refused } from './refused.ts';
import { email, oneOf, password } from './values.ts';
import { allow, popup, send } from './wire.ts';
import { createWorld, type Ask, type Customer, type World } from './world.ts';

export const FIRST = { email: 'erste@beispiel.example', password: 'geheim "1" ü' };
export const SECOND = { email: 'zweite@beispiel.example', password: 'geheim 2' };

const HASH_MS = 150;

export type OtherBackend = Awaited<ReturnType<typeof startOtherBackend>>;

type Options = {
  /** Delay before a payment is booked. */
  bookingMs?: number;
  /** Origin of a remote hub. */
  hubElsewhere?: string;
};

/** Starts it with these faults and the first customer's data. */
export async function startOtherBackend(
  faults: readonly string[],
  fill: (world: World, customer: Customer) => void,
  { bookingMs = 0, hubElsewhere }: Options = {},
) {
  const world = createWorld(new Set(faults));
  const first = world.addCustomer(FIRST.email, FIRST.password);
  const second = world.addCustomer(SECOND.email, SECOND.password);
  fill(world, first);
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!(error instanceof Refused)) return void response.writeHead(500).end();
      send(world, response, 200, { body: error.body, message: error.message, code: error.code });
    });
  });
  const hub = attachHub(world, server, hubElsewhere);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const path = url.pathname;
    allow(world, response, path);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (path === '/hubs/payment') return await hub.handle(request, response);
    if (path.startsWith('/seite/')) return hosted(request.method, path, response);
    if (path === '/api/SysLogin/GetDiscordLogin') return popup(world, response, 'Discord');
    if (path === '/api/SysLogin/GetGoogleLogin') return popup(world, response, 'Google');
    const text = await read(request);
    const token = /^bearer (.*)$/i.exec(request.headers.authorization ?? '')?.[1];
    const signedIn = token === undefined ? undefined : world.customerOf(token, path);
    const customer = world.has('no token is needed') ? first : signedIn;
    const operation = OPERATIONS[`${request.method} ${path}`];
    const isOpen = path.endsWith('/create-user') || operation?.signedIn === false;
    const isRefused = world.has('a good token is refused once') && path.endsWith('Analysis');
    const isNone = token === undefined || world.has('a bad token is as good as none');
    const needsToken = !isNone || !isOpen || world.has('every call needs a token');
    if (needsToken && (customer === undefined || isRefused)) {
      return unauthorised(path, response);
    }
    if (path.endsWith('/create-user')) return createUser(text, response);
    const own = `http://localhost:${addressOf(server)}`;
    if (path === '/hubs/payment/negotiate' && customer !== undefined) {
      return send(world, response, 200, hub.negotiate(customer, own));
    }
    if (operation === undefined) return void response.writeHead(404).end();
    await slowSignIn(world, path, text);
    const holderNow = await mixed(world, customer ?? first);
    const ask = {
      customer: holderNow,
      token: token ?? '',
      query: queryOf(url),
      body: bodyOf(world, text),
    };
    crash(world, ask);
    expectTaken(world, operation, ask);
    const body = JSON.parse(
      JSON.stringify(operation.run(world, ask)).replaceAll('PAGE/', `${own}/seite/`),
    ) as unknown;
    send(world, response, 200, { body, zeit: Date.now(), code: 200 });
  }

  function unauthorised(path: string, response: ServerResponse): void {
    if (world.has('a 401 has no body')) return void response.writeHead(401).end();
    if (world.has('a 401 is a page')) {
      return void response.writeHead(401, { 'Content-Type': 'text/html' }).end('<h1>Nein</h1>');
    }
    const isFunction = path.endsWith('/create-user');
    const body = isFunction
      ? { error: 'nein', code: 4711 }
      : { body: null, message: null, code: 401 };
    send(world, response, 401, body);
  }

  function createUser(text: string, response: ServerResponse): void {
    try {
      const body = bodyOf(world, text);
      email(body['email'], 'email');
      password(body['password'], 'password');
      oneOf(true)(body['email_confirm'], 'email_confirm');
      const isTaken = world.byEmail(body['email']) !== undefined;
      if (isTaken || world.has('nobody may create accounts')) throw new Refused(400, 'vergeben');
      const user = world.addCustomer(String(body['email']), String(body['password']));
      send(world, response, 200, { user: { email: user.email, code: 17 }, success: true });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      send(world, response, 400, { code: 22_023, error: error.message });
    }
  }

  /** A POST to the page pays; the booking follows later. */
  function hosted(method: string | undefined, path: string, response: ServerResponse): void {
    const page = world.pages.get(path.slice('/seite/'.length));
    if (method === 'DELETE') page?.decline();
    if (method === 'POST' && page !== undefined && (!page.done || page.again)) {
      const isRace = world.has('simultaneous payments deliver each');
      const book = () => {
        page.done = true;
        page.finish();
      };
      if (!isRace) page.done = true;
      const lateMs = isRace ? 50 : bookingMs;
      if (lateMs === 0) page.finish();
      else setTimeout(book, lateMs);
    }
    response.writeHead(page === undefined ? 404 : 200).end('Danke');
  }

  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  return {
    world,
    url: `http://localhost:${addressOf(server)}`,
    token: world.tokenFor(first),
    otherToken: world.tokenFor(second),
    stop: async () => {
      hub.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const addressOf = (server: ReturnType<typeof createServer>): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** If the fault is injected, the customer of a call is in a variable that the next call overwrites. */
async function mixed(world: World, customer: Customer): Promise<Customer> {
  if (!world.has('answers of two customers are mixed up')) return customer;
  world.current = customer;
  await new Promise((resolve) => setTimeout(resolve, 1));
  return world.current ?? customer;
}

/** Hashing takes time, and this server hashes only if the account exists. */
async function slowSignIn(world: World, path: string, text: string): Promise<void> {
  const isSlow = path.endsWith('/Login') && world.has('an unknown email fails at once');
  if (!isSlow || world.byEmail(bodyOf(world, text)['email']) === undefined) return;
  await new Promise((resolve) => setTimeout(resolve, HASH_MS));
}

/** Servers that crash on unexpected input. */
function crash(world: World, { body, query }: Ask): void {
  const all = Object.values({ ...body, ...query });
  const injected: readonly (readonly [fault: string, isFatal: (value: unknown) => boolean])[] = [
    ['10,000 characters make it fail', (value) => String(value).length > 5000],
    ['more than 1000 make it fail', (value) => Number(value) > 1000],
    ['a quote makes it fail', (value) => String(value).includes("'")],
    ['a NUL makes it fail', (value) => String(value).includes('\u0000')],
    ['an object makes it fail', (value) => typeof value === 'object' && value !== null],
    ['an emoji makes it fail', (value) => String(value).includes('🦊')],
  ];
  for (const [fault, isFatal] of injected) {
    if (world.has(fault) && all.some(isFatal)) throw new Error(fault);
  }
}

const NUMBERS = ['PageNo', 'PageSize', 'Type', 'amount', 'count', 'life', 'negotiateVersion'];

const queryOf = (url: URL): Ask['query'] =>
  Object.fromEntries(
    [...url.searchParams].map(([name, value]) => [
      name,
      NUMBERS.includes(name) && /^-?[\d.]+(e\d+)?$/.test(value) ? Number(value) : value,
    ]),
  );

function bodyOf(world: World, text: string): Ask['body'] {
  if (text === '') return {};
  try {
    const cut = world.has('JSON is repaired') && !text.endsWith('}') ? `${text}}` : text;
    const value: unknown = JSON.parse(cut);
    const first: unknown =
      Array.isArray(value) && world.has('a list is its first entry') ? value[0] : value;
    if (typeof first !== 'object' || first === null || Array.isArray(first)) {
      throw new Refused(400, 'Kein Objekt');
    }
    return first as Ask['body'];
  } catch (error) {
    if (error instanceof Refused || world.has('broken JSON makes it fail')) throw error;
    throw new Refused(400, 'Kein JSON');
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString();
}
