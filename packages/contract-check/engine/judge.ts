import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { dialogSchemes } from './browser-headers.ts';
import { PROMISED } from './described.ts';
import { seen } from './excerpt.ts';
import {
  isObject,
  type Contract,
  type DeclaredResponse,
  type JsonSchema,
  type Operation,
} from './load.ts';
import { createReader } from './reading.ts';
import type { Answer, Breach } from './types.ts';

export type Verdict = {
  breaches: readonly Breach[];
  /** Whether the app survives it: the call returns data that the app can read, or a failure that it can show. */
  appSurvives: boolean;
};

export type Judge = ReturnType<typeof createJudge>;

const judges = new WeakMap<Contract['schemas'], Judge>();

/** The judge of these schemas, which caches compiled validators. */
export function judgeOf(contract: Contract): Judge {
  const judge = judges.get(contract.schemas) ?? createJudge(contract);
  judges.set(contract.schemas, judge);
  return judge;
}

/**
 * Gives two verdicts on every response: strict JSON Schema with formats and promises of descriptions ("does it conform to
 * the contract?"), and JSON Schema of what a client reads from it ("would the app survive it?").
 */
function createJudge(contract: Contract) {
  const validatorOf = createValidators(contract, { allErrors: true, promises: true });
  const briefValidatorOf = createValidators(contract, { allErrors: false, promises: true });
  const clientValidatorOf = createValidators(contract, { allErrors: false, promises: false });
  const fits = (schema: JsonSchema, value: unknown) => clientValidatorOf(schema)(value);
  const readValue = createReader(contract, fits);

  /** Problems of a value by strict JSON Schema; empty when it is valid. For a large value, only the first ones. */
  function schemaProblems(schema: JsonSchema, value: unknown, isLarge = false): string[] {
    const validate = isLarge ? briefValidatorOf(schema) : validatorOf(schema);
    if (validate(value)) return [];
    return (validate.errors ?? [])
      .filter(({ keyword }) => keyword !== 'description')
      .map(
        ({ instancePath, message, data }) =>
          `$${instancePath} ${message}${valueAt(instancePath, data)}`,
      );
  }

  /** Headers that are present in a different form than documented. The app ignores their value. */
  function headerBreaches({ headers }: DeclaredResponse, answer: Answer): Breach[] {
    return headers.flatMap(({ name, schema }) => {
      const value = answer.headers.get(name);
      const problems = value === null ? [] : schemaProblems(schema, value);
      return problems.map((problem) => ({ check: 'header', message: `${name}: ${problem}` }));
    });
  }

  /** For an envelope, the problems of the branch that its code selects. */
  function problemsOf(operation: Operation, schema: JsonSchema, answer: Answer): string[] {
    const { json } = answer;
    const problems = schemaProblems(schema, json, isLarge(answer));
    const [success, failure] = branchesOf(schema);
    if (problems.length === 0 || !operation.isEnvelope || success === undefined) return problems;
    const branch = hasFailureCode(json) ? (failure ?? {}) : success;
    const ofBranch = schemaProblems(branch, json, isLarge(answer));
    return ofBranch.length > 0 ? ofBranch : problems;
  }

  /** A large invalid response counts as unread, because its list of problems would fill the memory. */
  function doesSurvive(operation: Operation, answer: Answer): boolean {
    const { json } = answer;
    const schema = schemaOf(operation, answer);
    if (isLarge(answer) && schema !== undefined && !hasFailureCode(json)) {
      if (schemaProblems(schema, json, true).length > 0) return answer.status >= 400;
    }
    const success = successOf(operation, answer);
    return success === undefined || fits(success, read(operation, answer).json);
  }

  /** The schema of the operation's success; undefined for a failure, and if nothing is read. */
  function successOf(operation: Operation, { status, json }: Answer): JsonSchema | undefined {
    if (status >= 400 || (operation.isEnvelope && hasFailureCode(json))) return undefined;
    const schema = schemaOf(operation, { status });
    return operation.isEnvelope && schema !== undefined ? branchesOf(schema)[0] : schema;
  }

  const branchesOf = (schema: JsonSchema): readonly JsonSchema[] => {
    const name = String(schema['$ref']).split('/').at(-1) ?? '';
    return (contract.schemas[name]?.['anyOf'] ?? []) as JsonSchema[];
  };

  /** The response as a client reads it. */
  function read(operation: Operation, answer: Answer): Answer {
    const schema = successOf(operation, answer);
    if (schema === undefined) return answer;
    const json = readValue(schema, answer.json);
    if (operation.isEnvelope && isObject(json) && typeof json['message'] !== 'string') {
      const { message: _unread, ...rest } = json;
      return { ...answer, json: rest };
    }
    return { ...answer, json };
  }

  /**
   * Whether a response contains values that are read as absent: null in an optional field, or a body that is not read.
   */
  function isOverAnswering(operation: Operation, answer: Answer): boolean {
    if (!operation.isEnvelope || !isSuccess(operation, answer)) return false;
    const body = bodyOf(operation, answer);
    if (!operation.readsBody) return (body ?? null) !== null;
    return JSON.stringify(bodyOf(operation, read(operation, answer))) !== JSON.stringify(body);
  }

  function judge(operation: Operation, answer: Answer): Verdict {
    const declared = operation.responses.get(String(answer.status));
    if (declared === undefined) {
      const message = `HTTP ${answer.status} is not documented for ${operation.id}${HINTS[answer.status] ?? ''}`;
      // Any HTTP failure becomes one toast, and so does a redirect, which the app does not follow. An undocumented success
      // contains nothing that the app can read.
      return {
        breaches: [{ check: 'documented-status', message }],
        appSurvives: answer.status >= 300,
      };
    }
    const missing = declared.headers.filter(
      ({ name, required }) => required && !answer.headers.has(name),
    );
    if (missing.length > 0) {
      const message = `the header ${missing.map(({ name }) => name).join(', ')} is missing`;
      return { breaches: [{ check: 'header', message }], appSurvives: false };
    }
    const around = [
      ...answer.byteProblems.map((message) => ({ check: 'bytes', message })),
      ...headerBreaches(declared, answer),
      ...challengeBreaches(answer),
    ];
    if (declared.content.size === 0 || isBare401(answer)) {
      return { breaches: around, appSurvives: true };
    }
    const media = declared.content.get(answer.contentType);
    const appSurvives = doesSurvive(operation, answer);
    if (media === undefined) {
      const message = `content type ${answer.contentType || 'missing'} instead of ${[...declared.content.keys()].join(', ')}`;
      return { breaches: [{ check: 'content-type', message }], appSurvives };
    }
    if (answer.contentType !== 'application/json') return { breaches: around, appSurvives: true };
    if (answer.json === undefined) {
      const notJson = { check: 'json', message: 'the body is not JSON' };
      const isBroken = answer.byteProblems.length > 0;
      return { breaches: isBroken ? around : [...around, notJson], appSurvives };
    }
    const problems = problemsOf(operation, media.schema, answer);
    const breaches: Breach[] =
      problems.length > 0 ? [...around, { check: 'schema', message: shortest(problems) }] : around;
    if (operation.isEnvelope && isRefusal(operation, answer) && hasNoText(answer)) {
      breaches.push({ check: 'failure-text', message: 'a business failure without a text' });
    }
    return { breaches, appSurvives };
  }

  return { judge, schemaProblems, read, readValue, isOverAnswering };
}

function challengeBreaches(answer: Answer): Breach[] {
  const schemes = dialogSchemes(answer);
  if (schemes.length === 0) return [];
  const message = `WWW-Authenticate names ${schemes.join(', ')}, for which browsers open a password dialog of their own`;
  return [{ check: 'header', message }];
}

/** What to do about a status that any server may return. */
const HINTS: Record<number, string> = {
  429: ' (the server limits calls: pass a lower --rate)',
};

/** The actual value; for an object or a list, the response excerpt is more useful. */
const valueAt = (path: string, value: unknown): string =>
  value === undefined || (typeof value === 'object' && value !== null)
    ? ''
    : seen(value, path.split('/').at(-1));

const schemaOf = ({ responses }: Operation, { status }: Pick<Answer, 'status'>) =>
  responses.get(String(status))?.content.get('application/json')?.schema;

/** In characters. */
const LARGE = 100_000;
const isLarge = ({ text }: Answer): boolean => text.length > LARGE;

type Strictness = {
  /** Whether every problem is listed, or only the first. */
  allErrors: boolean;
  /** Whether the promises of descriptions count. */
  promises: boolean;
};

/** Compiled validators by schema. */
function createValidators({ schemas }: Contract, { allErrors, promises }: Strictness) {
  const ajv = new Ajv2020({ strict: false, allErrors, validateFormats: true, verbose: allErrors });
  addFormats.default(ajv);
  if (promises) heedDescriptions(ajv);
  ajv.addSchema({ $id: 'contract', components: { schemas } });
  const compiled = new Map<JsonSchema, ValidateFunction>();
  return (schema: JsonSchema): ValidateFunction => {
    const found = compiled.get(schema) ?? ajv.compile(withAbsoluteRefs(schema));
    compiled.set(schema, found);
    return found;
  };
}

/** Checks the promises in descriptions through custom keywords. */
function heedDescriptions(ajv: Ajv2020): void {
  for (const { keyword, isKept, message } of PROMISED) {
    const validate = (_words: string, value: unknown) => isKept(value);
    ajv.addKeyword({ keyword, validate, error: { message } });
  }
  ajv.removeKeyword('description');
  ajv.addKeyword({
    keyword: 'description',
    macro: (text: string) =>
      Object.fromEntries(
        PROMISED.filter(({ words }) => words.test(text)).map(({ keyword }) => [keyword, text]),
      ),
  });
}

/** Whether the envelope has the code of a failure. */
export const hasFailureCode = (json: unknown): json is { code: number } =>
  isObject(json) && typeof json['code'] === 'number' && json['code'] !== 200;

/** A 401 without a body: frameworks send it like this, and no client reads the body of a 401. */
export const isBare401 = ({ status, text }: Answer): boolean =>
  status === 401 && text.trim() === '';

/** Whether the call succeeded: by the envelope's code, else by the status. */
export function isSuccess(operation: Operation, { status, json }: Answer): boolean {
  if (operation.isEnvelope) return status === 200 && isObject(json) && json['code'] === 200;
  return status >= 200 && status < 400;
}

/** Whether the call was rejected because of its input, in a documented way. A 401 rejects the caller, not the input. */
export function isRefusal(operation: Operation, { status, json }: Answer): boolean {
  if (operation.isEnvelope) return status === 200 && hasFailureCode(json);
  return status >= 400 && status < 500 && status !== 401 && operation.responses.has(String(status));
}

/** The body of a success, without its envelope. */
export const bodyOf = (operation: Operation, { json }: Answer): unknown =>
  operation.isEnvelope && isObject(json) ? json['body'] : json;

function hasNoText({ json }: Answer): boolean {
  if (!hasFailureCode(json)) return false;
  const { message, body } = json as { message?: unknown; body?: unknown };
  return ![message, body].some((text) => typeof text === 'string' && text !== '');
}

/** The deepest paths are the most specific, and entries of a list repeat the same problem. */
function shortest(problems: readonly string[]): string {
  const depth = (problem: string) => problem.split(' ')[0]?.split('/').length ?? 0;
  const kinds = new Map(
    problems.map((problem) => [problem.replaceAll(/\/\d+/g, '/*'), problem]).toReversed() as [
      string,
      string,
    ][],
  );
  return [...kinds.values()]
    .toSorted((a, b) => depth(b) - depth(a))
    .slice(0, 3)
    .join('; ');
}

function withAbsoluteRefs(value: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(value).replaceAll('"#/components/', '"contract#/components/'),
  ) as JsonSchema;
}
