import { readFileSync } from 'node:fs';
import { differencesOf } from '@ambergate/contract-check/diff/fields-difference.ts';
import type { FieldsRead } from '@ambergate/contract-check/diff/judge-changes.ts';
import { mergeFields } from '@ambergate/contract-check/diff/merge-fields.ts';
import { loadContract } from '@ambergate/contract-check/engine/load.ts';
import { describe, expect, test } from 'vitest';

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
