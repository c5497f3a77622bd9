import { join } from 'node:path';
import {
  loadContract,
  type Contract,
  type JsonSchema,
  type Operation as Described,
} from '@ambergate/contract-check/engine/load.ts';

/** The facts of an operation that the sandbox needs. */
export type Operation = Pick<
  Described,
  'id' | 'method' | 'path' | 'serverPath' | 'needsToken' | 'offer'
> & {
  /** Calls with an invalid token get a 401. */
  checksToken: boolean;
  /** Names of component schemas. */
  requestSchema: string | undefined;
  responseSchemas: ReadonlyMap<number, string>;
  /** The success schema of a 200; undefined when there is no envelope. */
  successSchema: string | undefined;
  numericParameters: ReadonlySet<string>;
  /** The documented JSON responses by the name of their example. */
  examples: ReadonlyMap<string, { status: number; value: unknown }>;
};

function factsOf(described: Described, { schemas }: Contract): Operation {
  const { isEnvelope, parameters, body, responses } = described;
  const responseSchemas = new Map<number, string>();
  const examples = new Map<string, { status: number; value: unknown }>();
  for (const { status, content } of responses.values()) {
    const json = content.get('application/json');
    if (json?.schemaName !== undefined) responseSchemas.set(Number(status), json.schemaName);
    for (const { name, value } of json?.examples ?? []) {
      examples.set(name, { status: Number(status), value });
    }
  }
  const branches = schemas[responseSchemas.get(200) ?? '']?.['anyOf'] as JsonSchema[] | undefined;
  return {
    ...described,
    checksToken: responses.has('401'),
    requestSchema: nameOf(body?.schema),
    responseSchemas,
    examples,
    successSchema: isEnvelope ? nameOf(branches?.[0]) : undefined,
    numericParameters: new Set(
      parameters
        .filter(({ schema: { type } }) => type === 'integer' || type === 'number')
        .map(({ name }) => name),
    ),
  };
}

const nameOf = (schema: JsonSchema | undefined): string | undefined =>
  schema?.['$ref'] === undefined ? undefined : String(schema['$ref']).split('/').at(-1);

const contract = loadContract(join(import.meta.dirname, '../../../openapi.yaml'));

/** The named schemas of the contract. */
export const { schemas } = contract;

/** Every operation of the contract. */
export const operations = contract.operations.map((described) => factsOf(described, contract));
