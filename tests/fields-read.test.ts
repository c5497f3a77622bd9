import { readFileSync } from 'node:fs';
import { differencesOf } from '@ambergate/contract-check/diff/fields-difference.ts';
import type { FieldsRead } from '@ambergate/contract-check/diff/judge-changes.ts';
import { mergeFields } from '@ambergate/contract-check/diff/merge-fields.ts';
import { loadContract } from '@ambergate/contract-check/engine/load.ts';
import { describe, expect, test } from 'vitest';
import { planTitle } from '../src/domain/isp/isp-plan.ts';
import { recordReads } from './setup/field-recorder.ts';

const answer = () => ({
  code: 200 as const,
  message: null,
  body: { records: [{ orderNo: 'A', amount: 3 }, { orderNo: 'B' }], totalPage: 2 },
});

function recorded() {
  const fields: string[] = [];
  const value = recordReads(
    answer(),
    (field) => fields.push(field),
    () => true,
  );
  return { fields, value: value as ReturnType<typeof answer> };
}

describe('what the app reads of an answer', () => {
  test('is noted field by field, the entries of a list as one', () => {
    const { fields, value } = recorded();
    value.body.records.map(({ orderNo }) => orderNo);
    expect(fields).toEqual(['body', 'body.records', 'body.records.orderNo']);
  });

  test('is noted when everything is copied', () => {
    const { fields, value } = recorded();
    void { ...value.body.records[0] };
    expect(fields).toContain('body.records.amount');
  });

  test('stays what it is: equal, of the same identity, sortable, serialisable', () => {
    const { value } = recorded();
    expect(value).toEqual(answer());
    expect(value.body).toBe(value.body);
    expect(JSON.stringify(value)).toBe(JSON.stringify(answer()));
    expect(Array.isArray(value.body.records)).toBe(true);
    value.body.records.reverse();
    expect(value.body.records[0]?.orderNo).toBe('B');
  });

  test('is noted for code of the app only, not for a test that looks at it', () => {
    const fields: string[] = [];
    const plan = { quantity: 25, days: 30 };
    const value = recordReads(plan, (field) => fields.push(field));
    expect(value).toEqual(plan);
    expect(fields).toEqual([]);
    planTitle(value as typeof plan);
    expect(fields).toEqual(['quantity', 'days']);
  });
});

describe('packages/contract-check/fields-read.json', () => {
  const committed = JSON.parse(
    readFileSync('packages/contract-check/fields-read.json', 'utf8'),
  ) as FieldsRead;
  const contract = loadContract();

  test('names operations and fields that the contract has', () => {
    const known = contract.operations.map(({ id }) => id);
    const names = JSON.stringify(contract.schemas);
    expect(known).toEqual(expect.arrayContaining(Object.keys(committed)));
    for (const field of Object.values(committed).flat()) {
      if (field !== '*') expect(names).toContain(`"${field.split('.').at(-1)}"`);
    }
  });

  test('is what the notes of all tests say together, an operation without notes with no fields', () => {
    const merged = mergeFields(contract, new Set(['login', 'negotiatePaymentHub']), [
      { listOrders: ['code', 'body'] },
      { listOrders: ['body', 'body.records'] },
    ]);
    expect(merged).toEqual({
      listOrders: ['body', 'body.records', 'code'],
      login: [],
      negotiatePaymentHub: ['*'],
    });
  });

  test('differs by what is read now and by what is not read any more', () => {
    const before = { listOrders: ['body', 'body.records'], login: [] };
    expect(differencesOf(before, before)).toEqual([]);
    expect(differencesOf(before, { listOrders: ['body', 'code'] })).toEqual([
      '+ listOrders: code',
      '- listOrders: body.records',
      '- login',
    ]);
  });
});
