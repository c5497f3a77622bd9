import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { asRead } from '@ambergate/contract-check/as-read.ts';
import { loadContract } from '@ambergate/contract-check/engine/load.ts';
import { defineConfig } from 'orval';

const CONTRACT = './openapi.yaml';

/** Popups open by navigation, and the hub client negotiates on its own, so no page calls these operations. */
const TAGS_WITHOUT_CLIENT = new Set(['social', 'realtime']);
const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

type Json = { [key: string]: unknown };
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Otherwise, visitors would download the descriptions with the zod schemas. */
function withoutDescriptions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDescriptions);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(
    ([key, child]) => !(key === 'description' && typeof child === 'string'),
  );
  return Object.fromEntries(kept.map(([key, child]) => [key, withoutDescriptions(child)]));
}

/** The part of the contract that the browser's client is generated from. Keeps every component schema. */
function clientView<Spec>(spec: Spec): Spec {
  const document = asRead(spec).document as Json & { paths: Json; components: Json };
  for (const item of Object.values(document.paths).filter(isObject)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!METHODS.has(method) || !isObject(operation)) continue;
      const tags = (operation['tags'] ?? []) as string[];
      if (tags.some((tag) => TAGS_WITHOUT_CLIENT.has(tag))) delete item[method];
      else operation['parameters'] = withoutDescriptions(operation['parameters'] ?? []);
    }
  }
  delete (document.components['schemas'] as Json)['HtmlPage'];
  document.components['schemas'] = withoutDescriptions(document.components['schemas']);
  return document as Spec;
}

/** Generates only the plain function; `useApiMutation` turns it into a hook. */
const ON_DEMAND = { query: { useQuery: false, useMutation: false } };

/** Tells `src/api/http.ts` the operation of each call, for ApiError, and whether the call needs a token. */
function namedOperations() {
  const overrides: Record<string, object> = {
    // A GET may change something or respond to a click, which the method does not show: docs/wire.md#calls.
    searchLocations: { query: { useQuery: true, useMutation: false } },
    getUserInfo: ON_DEMAND,
    createSubscription: ON_DEMAND,
    cancelSubscription: ON_DEMAND,
    getProxyConfig: ON_DEMAND,
    checkDiscount: ON_DEMAND,
  };
  return Object.fromEntries(
    loadContract(CONTRACT).operations.map(({ id, needsToken }) => {
      const token = needsToken ? { requiresToken: true } : {};
      return [id, { ...overrides[id], requestOptions: { operationId: id, ...token } }];
    }),
  );
}

/** Types describe values after parsing, when a field with a default always has a value. */
function typesAsRead(text: string): string {
  return text.replaceAll(
    / = zod\.input<typeof (\w+)>;\nexport type \1Output = .*/g,
    ' = zod.output<typeof $1>;',
  );
}

const UNUSED = /^type SecondParameter<.*\n\n?/m;

/** orval also declares this type in files without a hook, where TypeScript reports it as unused. */
const withoutUnusedType = (text: string): string =>
  text.split('SecondParameter').length === 2 ? text.replace(UNUSED, '') : text;

const { offers } = loadContract(CONTRACT);
const OFFERS = `/**
 * Generated from openapi.yaml by \`npm run generate\`. Do not edit.
 */

/** Parts of the contract that a server may support in addition to the rest. */
export const OFFERS = [
${offers.map((name) => `  '${name}',\n`).join('')}] as const;
`;

/** For schemas, orval passes their folder instead of each file. */
function correct(written: unknown): void {
  const files = (written as string[]).flatMap((path) =>
    path.endsWith('.ts') ? [path] : readdirSync(path).map((name) => join(path, name)),
  );
  for (const file of files) {
    writeFileSync(file, typesAsRead(withoutUnusedType(readFileSync(file, 'utf8'))));
  }
}

/** Writes the names of the offers next to the client, but not when a test generates a client from another contract. */
function writeOffers(written: unknown): void {
  const folder = resolve('generated/model');
  if (!(written as string[]).some((path) => resolve(path) === folder)) return;
  writeFileSync('generated/offers.ts', OFFERS);
}

export default defineConfig({
  ambergate: {
    hooks: { afterAllFilesWrite: [correct, writeOffers] },
    input: { target: CONTRACT, override: { transformer: clientView } },
    output: {
      target: './generated/api.ts',
      schemas: { path: './generated/model', type: 'zod' },
      client: 'react-query',
      httpClient: 'fetch',
      mode: 'tags-split',
      clean: true,
      formatter: 'oxfmt',
      override: {
        header: () => ['Generated from openapi.yaml by `npm run generate`. Do not edit.'],
        // A call returns what `http` returns: the body of the envelope.
        mutator: { path: './src/api/http.ts', name: 'http', inferred: true },
        fetch: {
          includeHttpResponseReturnType: false,
          forceSuccessResponse: true,
          runtimeValidation: true,
        },
        includeZodSchemaInArguments: true,
        zod: { variant: 'mini', version: 4, generateReusableSchemas: true, exactOptional: true },
        query: {
          version: 5,
          signal: true,
          useMutation: false,
          useInvalidate: true,
          useOperationIdAsQueryKey: true,
        },
        operations: namedOperations(),
      },
    },
  },
});
