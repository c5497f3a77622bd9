import { isObject, type Contract, type DeclaredResponse, type Operation } from '../engine/load.ts';
import { answersAreBounded } from './bounds.ts';
import { answersAreReadAlike } from './composed.ts';
import { optionalAnswersMayBeNull } from './nulls.ts';

/** A broken rule, at a JSON path of the document. */
export type Problem = { rule: string; path: readonly string[]; message: string };

type Rule = (contract: Contract) => Problem[];
type Json = { [key: string]: unknown };

/** Units of numbers. The description of a number must name one. */
const UNIT =
  /\b(US dollars|GB|minutes|(?:milli)?seconds|days|characters|IPs?|digits|number of|percent(?:age)?|port|code|version)\b/i;
const EVENT_FIELDS =
  'hub negotiate target arguments transports protocol audience deadlineSeconds'.split(' ');
const NAMED = /^#\/components\/schemas\/\w+$/;

const answersOf = (operation: Operation) =>
  [...operation.responses.values()].flatMap((response) =>
    [...response.content].map(([type, media]) => ({ response, type, media })),
  );
const pathOf = (operation: Operation, response: DeclaredResponse, ...rest: string[]) =>
  ['paths', operation.path, operation.method.toLowerCase(), 'responses', response.status].concat(
    rest,
  );
const isEnveloped = (operation: Operation, type: string) =>
  operation.path.startsWith('/api/') && type === 'application/json';

/** Every response with a body has a named example. */
const exampleForEveryStatus: Rule = ({ operations }) =>
  operations.flatMap((operation) =>
    answersOf(operation)
      .filter(({ media }) => media.examples.length === 0)
      .map(({ response, type }) => ({
        rule: 'example-for-every-status',
        path: pathOf(operation, response, 'content', type),
        message: `${operation.id} has no example of its ${response.status}.`,
      })),
  );

/** A 200 in the envelope has examples of a success and of a business failure. */
const exampleOfBothOutcomes: Rule = ({ operations }) =>
  operations.flatMap((operation) =>
    answersOf(operation)
      .filter(({ response, type }) => response.status === '200' && isEnveloped(operation, type))
      .filter(({ media }) => {
        const codes = media.examples.map(({ value }) => (isObject(value) ? value['code'] : null));
        return !codes.includes(200) || codes.every((code) => code === 200);
      })
      .map(({ response, type }) => ({
        rule: 'example-of-both-outcomes',
        path: pathOf(operation, response, 'content', type),
        message: `${operation.id} needs an example of a success and one of a business failure.`,
      })),
  );

/** The body of every response is a named component, because an inline one would not be validated. */
const answersAreNamed: Rule = ({ operations }) =>
  operations.flatMap((operation) =>
    answersOf(operation)
      .filter(({ media }) => !NAMED.test(String(media.schema['$ref'])))
      .map(({ response, type }) => ({
        rule: 'answers-are-named',
        path: pathOf(operation, response, 'content', type, 'schema'),
        message: `${operation.id} ${response.status} has an inline schema; name it under components.`,
      })),
  );

/** Every 200 of JSON under /api is `anyOf [a success, Failure]`. A body with a type must be required. */
const envelopeOnEveryAnswer: Rule = ({ operations, schemas }) =>
  operations.flatMap((operation) =>
    answersOf(operation)
      .filter(({ response, type }) => response.status === '200' && isEnveloped(operation, type))
      .filter(({ media }) => !isEnvelope(schemas, media.schemaName))
      .map(({ response, type }) => ({
        rule: 'envelope-on-every-answer',
        path: pathOf(operation, response, 'content', type, 'schema'),
        message: `${operation.id} must return anyOf [success, Failure].`,
      })),
  );

function isEnvelope(schemas: Contract['schemas'], name: string | undefined): boolean {
  const choices = schemas[name ?? '']?.['anyOf'];
  if (!Array.isArray(choices) || choices.length !== 2) return false;
  const [success, failure] = choices.map((choice: Json) =>
    String(choice['$ref']).split('/').at(-1),
  );
  const { required = [], properties = {} } = schemas[success ?? ''] ?? {};
  const needed = required as string[];
  const { body } = properties as Json;
  const isTyped = isObject(body) && Object.keys(body).some((keyword) => keyword !== 'description');
  return (
    failure === 'Failure' &&
    needed.includes('code') &&
    isObject(body) &&
    needed.includes('body') === isTyped
  );
}

/** Every number, parameters included, is described with its unit. */
const unitsInDescriptions: Rule = ({ document }) => {
  const problems: Problem[] = [];
  walk(document, [], (node, path) => {
    if (path.includes('examples') || path.includes('example')) return;
    const schema = isObject(node['schema']) ? node['schema'] : node;
    const { type } = schema;
    // A choice between numbers does not have its own unit.
    if ('enum' in schema || 'const' in schema) return;
    const isNumber = [type].flat().some((name) => name === 'number' || name === 'integer');
    const isParameterSchema = path.at(-1) === 'schema' && path.includes('parameters');
    if (!isNumber || isParameterSchema) return;
    if (typeof node['description'] === 'string' && UNIT.test(node['description'])) return;
    problems.push({
      rule: 'units-in-descriptions',
      path,
      message: 'The description of a number must name its unit.',
    });
  });
  return problems;
};

const NUMBER_FORMATS = ['int32', 'int64', 'float', 'double'];

/** Every number has a format, because otherwise each code generator chooses its own width. */
const numbersHaveAFormat: Rule = ({ document }) => {
  const problems: Problem[] = [];
  walk(document, [], ({ type, format }, path) => {
    if (path.includes('examples') || path.includes('example')) return;
    const isNumber = [type].flat().some((name) => name === 'number' || name === 'integer');
    if (!isNumber || NUMBER_FORMATS.includes(String(format))) return;
    const message = `A number must have a format: ${NUMBER_FORMATS.join(', ')}.`;
    problems.push({ rule: 'numbers-have-a-format', path, message });
  });
  return problems;
};

/** A JSON response has only one success status, because the generated client validates only one. */
const oneSuccess: Rule = ({ operations }) =>
  operations
    .filter(({ responses }) => responses.get('200')?.content.has('application/json'))
    .flatMap((operation) =>
      [...operation.responses.values()]
        .filter(({ status }) => status !== '200' && status.startsWith('2'))
        .map((response) => ({
          rule: 'one-success',
          path: pathOf(operation, response),
          message: `${operation.id} already has a 200, so the client cannot read a ${response.status}.`,
        })),
    );

/** Links refer to existing operations and parameters. */
const linksLeadSomewhere: Rule = ({ document, operations }) => {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const problems: Problem[] = [];
  walk(document, [], (node, path) => {
    if (path.at(-2) !== 'links') return;
    const target = byId.get(String(node['operationId']));
    const unknown = Object.keys((node['parameters'] ?? {}) as Json).filter(
      (name) => !target?.parameters.some((parameter) => parameter.name === name),
    );
    if (target !== undefined && unknown.length === 0) return;
    problems.push({
      rule: 'links-lead-somewhere',
      path,
      message:
        target === undefined
          ? `There is no operation ${String(node['operationId'])}.`
          : `${target.id} has no parameter ${unknown.join(', ')}.`,
    });
  });
  return problems;
};

/** A hub event declares everything that a server and a check need. */
const eventsAreComplete: Rule = ({ document, operations }) =>
  Object.entries((document['webhooks'] ?? {}) as Json).flatMap(([name, item]) => {
    const signalr = ((item as Json)['post'] as Json | undefined)?.['x-signalr'];
    const missing = EVENT_FIELDS.filter((field) => !isObject(signalr) || !(field in signalr));
    const negotiate = isObject(signalr) ? signalr['negotiate'] : undefined;
    if (missing.length === 0 && !operations.some(({ id }) => id === negotiate)) {
      missing.push(`the operation ${String(negotiate)}`);
    }
    if (missing.length === 0) return [];
    return [
      {
        rule: 'events-are-complete',
        path: ['webhooks', name, 'post', 'x-signalr'],
        message: `The event ${name} lacks ${missing.join(', ')}.`,
      },
    ];
  });

/** Every operation declares whether it is safe, because the method does not. */
const safetyIsStated: Rule = ({ document, operations }) =>
  operations
    .filter(({ path, method }) => {
      const item = (document['paths'] as { [path: string]: Json })[path];
      const operation = item?.[method.toLowerCase()];
      return !isObject(operation) || typeof operation['x-safe'] !== 'boolean';
    })
    .map(({ id, path, method }) => ({
      rule: 'safety-is-stated',
      path: ['paths', path, method.toLowerCase()],
      message: `${id} has no x-safe.`,
    }));

/** Operations name offers that the contract describes, and every offer has an operation. */
const offersAreDescribed: Rule = ({ operations, offers }) => [
  ...operations
    .filter(({ offer }) => offer !== undefined && !offers.includes(offer))
    .map(({ id, path, method, offer = '' }) => ({
      rule: 'offers-are-described',
      path: ['paths', path, method.toLowerCase(), 'x-offer'],
      message: `${id} belongs to ${offer}, which x-offers does not describe. It describes ${offers.join(', ')}.`,
    })),
  ...offers
    .filter((name) => !operations.some(({ offer }) => offer === name))
    .map((name) => ({
      rule: 'offers-are-described',
      path: ['x-offers', name],
      message: `No operation belongs to the offer ${name}.`,
    })),
];

export const RULES: readonly Rule[] = [
  exampleForEveryStatus,
  exampleOfBothOutcomes,
  answersAreNamed,
  envelopeOnEveryAnswer,
  unitsInDescriptions,
  numbersHaveAFormat,
  oneSuccess,
  linksLeadSomewhere,
  eventsAreComplete,
  safetyIsStated,
  offersAreDescribed,
  answersAreBounded,
  optionalAnswersMayBeNull,
  answersAreReadAlike,
];

/** All broken rules of a contract, in the order of the rules. */
export const lintContract = (contract: Contract): Problem[] =>
  RULES.flatMap((rule) => rule(contract));

function walk(
  node: unknown,
  path: readonly string[],
  onNode: (node: Json, path: readonly string[]) => void,
): void {
  if (typeof node !== 'object' || node === null) return;
  if (isObject(node)) onNode(node, path);
  for (const [key, child] of Object.entries(node)) walk(child, [...path, key], onNode);
}
