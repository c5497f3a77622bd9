import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject, loadContract, type JsonSchema, type Operation } from '../engine/load.ts';

const { schemas, operations } = loadContract();
const byId = new Map(operations.map((operation) => [operation.id, operation]));

const ajv = new Ajv2020({ strict: false, validateFormats: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', components: { schemas } });

/** Lists of words that a newer server may extend. */
const GROWING =
  'PaymentState VerificationState ServiceState LineErrorCode Stock AddressState'.split(' ');
const anyWord = Object.fromEntries(GROWING.map((name) => [name, { type: 'string' }]));
const TIME = '#/components/schemas/UtcTime';
/** An optional time may be anything. */
const anyTime = (_key: string, part: unknown): unknown =>
  isObject(part) && Array.isArray(part['anyOf']) && isTime(part['anyOf'][0]) ? {} : part;
const isTime = (part: unknown) => isObject(part) && part['$ref'] === TIME;
const tolerant = JSON.parse(JSON.stringify({ ...schemas, ...anyWord }), anyTime) as JsonSchema;
ajv.addSchema({ $id: 'tolerant', components: { schemas: tolerant } });

export function operationOf(id: string): Operation {
  const operation = byId.get(id);
  if (operation === undefined) throw new Error(`The contract has no operation ${id}`);
  return operation;
}

/**
 * Whether a response matches the declared 200 of an operation, by JSON Schema. The shop also accepts `tolerant` values.
 */
export function keepsContract(
  id: string,
  answer: unknown,
  contract: 'contract' | 'tolerant' = 'contract',
): boolean {
  const ref = String(answerSchema(id)['$ref']);
  return ajv.getSchema(`${contract}${ref}`)?.(answer) === true;
}

export function answerSchema(id: string): JsonSchema {
  const media = operationOf(id).responses.get('200')?.content.get('application/json');
  if (media === undefined) throw new Error(`${id} answers no JSON`);
  return media.schema;
}
