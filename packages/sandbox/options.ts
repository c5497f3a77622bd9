import { readOptions } from '@ambergate/contract-check/engine/read-options.ts';

const HELP = `npm start -- [options]
npm run sandbox -- [options]

  --port N            port (by default 4000, or the next free one)
  --host HOST         address to listen on (localhost)
  --file FILE         state file (.sandbox/state.sqlite)
  --memory            store the state in memory only
  --reset             start with an empty state file
  --prices FILE       names and prices of products: a module that exports products and
                      amounts as shop.config.ts does (by default, a built-in list)
  --dist DIR          also serve a built shop
  --api URL           server that the built shop calls instead; hides the sandbox's own URLs
  --docs DIR          serve the contract's documentation at /docs
  --shop-origin URL   origin of the shop if it differs from the sandbox's: social popups post to
                      it, and it may read responses
  --public-url URL    URL of the sandbox for browsers if it is behind another server; payment
                      pages use it (by default the URL of the request)
  --origin URL        another origin that may read responses (repeatable)
  --hub-redirect      make negotiate redirect to a hub in a second process
  --dialect loose     send null for absent values, unused bodies, unknown fields and a longer
                      envelope, as many servers do
  --mock              accept any token as the demo customer's, and any payment page`;

/** The options on the command line. */
export function sandboxOptions() {
  return readOptions(HELP, {
    port: { type: 'string' },
    host: { type: 'string', default: 'localhost' },
    file: { type: 'string', default: '.sandbox/state.sqlite' },
    memory: { type: 'boolean', default: false },
    reset: { type: 'boolean', default: false },
    prices: { type: 'string' },
    dist: { type: 'string' },
    api: { type: 'string', default: '' },
    docs: { type: 'string' },
    'shop-origin': { type: 'string' },
    'public-url': { type: 'string' },
    origin: { type: 'string', multiple: true, default: [] },
    'hub-redirect': { type: 'boolean', default: false },
    dialect: { type: 'string' },
    mock: { type: 'boolean', default: false },
  }).values;
}
