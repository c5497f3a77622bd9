import { check, exchange, type CheckContext } from './context.ts';
import { fieldsOf, corrupted, corruptionsOf, type Field, type Corruption } from './corruptions.ts';
import { Broken, NotApplicable, Several, Skipped } from './failures.ts';
import { fitsInput, isSameValue } from './fits.ts';
import { hasFailureCode, isRefusal, isSuccess } from './judge.ts';
import type { Operation } from './load.ts';
import { exampleInput } from './scenarios.ts';
import { textOf } from './texts.ts';
import type { Answer, Identity, Input, Sent } from './types.ts';

/** Rejections of a number itself, rather than of the current stock. */
const BAD_INPUT = [400, 422];

type Tried = { corruption: Corruption; sent: Sent; answer: Answer };
/** Without the response, which may be large. */
type Judged = Omit<Tried, 'answer'> & { text: string; taken: boolean; refused: boolean };

/** The real input, or the example when there is none. */
export function anyInput(context: CheckContext, operation: Operation): Input {
  try {
    return context.scenarios.realInput(context, operation);
  } catch (error) {
    if (!(error instanceof Skipped)) throw error;
    return exampleInput(operation);
  }
}

/** Corrupts every field of an operation in every way, one at a time. */
export async function checkInputs(
  context: CheckContext,
  operation: Operation,
  identity: Identity,
  mayAsk: () => void,
): Promise<void> {
  if (!canRefuse(operation)) return;
  const fields = fieldsOf(operation, context.contract.schemas);
  for (const field of fields) {
    await check(context, operation.id, `input ${field.name}`, async (saw) => {
      mayAsk();
      const broken = await tryField(context, operation, identity, field, saw);
      if (broken.length > 0) throw new Several(broken);
    });
  }
}

/** Whether invalid input has a documented response: a business failure in the envelope, or a 4xx beside 401. */
const canRefuse = ({ isEnvelope, responses }: Operation): boolean =>
  isEnvelope || [...responses.keys()].some((status) => status.startsWith('4') && status !== '401');

async function tryField(
  context: CheckContext,
  operation: Operation,
  identity: Identity,
  field: Field,
  saw: (status: number) => void,
): Promise<Broken[]> {
  const failed = new Map<string, Broken>();
  const isUseful = await baseSucceeds(context, operation, identity);
  const all = await Promise.all(
    corruptionsOf(field).map(async (corruption): Promise<Judged | undefined> => {
      try {
        const input = corrupted(
          context.scenarios.baseOf(context, operation, field),
          field,
          corruption,
        );
        const { sent, answer } = await exchange(context, operation, input, identity);
        saw(answer.status);
        const tried = { corruption, sent, answer };
        return {
          corruption,
          sent,
          text: textOf(answer),
          taken: isWronglyTaken(context, operation, field, tried),
          refused: isUseful && isWronglyRefused(context, operation, field, tried),
        };
      } catch (error) {
        if (!(error instanceof Broken)) throw error;
        if (!failed.has(error.message)) failed.set(error.message, error);
        return undefined;
      }
    }),
  );
  const judged = all.filter((one) => one !== undefined);
  const taken = judged.filter((one) => one.taken);
  const refused = judged.filter((one) => one.refused);
  return [
    ...failed.values(),
    ...complaint(taken, field, 'invalid input is accepted', 'accepts'),
    ...complaint(refused, field, 'valid input is rejected', 'rejects'),
  ];
}

/** Whether a call with the whole input succeeds. */
async function baseSucceeds(
  context: CheckContext,
  operation: Operation,
  identity: Identity,
): Promise<boolean> {
  if (context.scenarios.leavesTraces.includes(operation.id)) return true;
  try {
    const input = context.scenarios.realInput(context, operation);
    const { answer } = await exchange(context, operation, input, identity);
    return isSuccess(operation, answer);
  } catch (error) {
    if (error instanceof Broken || error instanceof Skipped) return false;
    throw error;
  }
}

function complaint(
  tried: readonly Judged[],
  { name }: Field,
  cause: string,
  verb: string,
): Broken[] {
  const [first] = tried;
  if (first === undefined) return [];
  const values = tried.map(({ corruption }) => corruption.name).join(', ');
  const text = verb === 'rejects' ? ` (${first.text})` : '';
  return [
    new Broken(`${cause}: it ${verb} ${name} ${values}${text}`, first.sent, null, {
      cause,
      severity: 'contract',
      reproduces: true,
    }),
  ];
}

function isWronglyTaken(
  context: CheckContext,
  operation: Operation,
  field: Field,
  { corruption, sent, answer }: Tried,
): boolean {
  if (!isSuccess(operation, answer)) return false;
  if (!fitsInput(context.judge, operation, sent.input)) {
    const isLenient =
      isSameValue(context.judge, field.schema, corruption.value) ||
      // An empty query parameter may count as omitted.
      (field.at === 'query' && !field.required && corruption.value === '');
    if (isLenient) {
      const message = `it reads ${field.name} ${corruption.name} as the intended value`;
      context.note({ operationId: operation.id, message });
    }
    return !isLenient;
  }
  return context.scenarios.isUnknown(context, field, corruption.value);
}

function isWronglyRefused(
  context: CheckContext,
  operation: Operation,
  field: Field,
  { sent, answer, corruption }: Tried,
): boolean {
  if (!context.scenarios.isAlwaysTaken(field, corruption.value)) return false;
  if (!isRefusal(operation, answer)) return false;
  const code = hasFailureCode(answer.json) ? answer.json.code : answer.status;
  return BAD_INPUT.includes(code) && fitsInput(context.judge, operation, sent.input);
}

const MALFORMED: readonly (readonly [name: string, make: (body: string) => string])[] = [
  ['cut short', (body) => body.slice(0, -1)],
  ['broken', () => '{"broken": '],
  ['followed by more text', (body) => `${body}}`],
  ['in single quotes', (body) => body.replaceAll('"', "'")],
  ['empty', () => ''],
  ['null', () => 'null'],
  ['a list', (body) => `[${body}]`],
  ['a text', () => '"text"'],
  ['a number', () => '5'],
];

/** A body that is not JSON, or not an object, must be rejected and have no effect. */
export async function expectMalformedRefused(
  context: CheckContext,
  operation: Operation,
  identity: Identity,
  saw: (status: number) => void,
): Promise<void> {
  if (operation.body === undefined) throw new NotApplicable('it has no body');
  const broken: Broken[] = [];
  for (const [name, make] of MALFORMED) {
    const { query, body } = anyInput(context, operation);
    const input = { query, raw: make(JSON.stringify(body)) };
    try {
      const { sent, answer } = await exchange(context, operation, input, identity);
      saw(answer.status);
      if (!isSuccess(operation, answer)) continue;
      const more = { cause: 'malformed JSON is accepted', severity: 'contract' } as const;
      broken.push(
        new Broken(`malformed JSON is accepted: a body that is ${name}`, sent, null, more),
      );
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      broken.push(error);
    }
  }
  const first = broken.filter(
    ({ message }, index) => broken.findIndex((one) => one.message === message) === index,
  );
  if (first.length > 0) throw new Several(first);
}
