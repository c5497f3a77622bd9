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

  test('contains only operations and fields of the contract', () => {
    const known = contract.operations.map(({ id }) => id);
    const names = JSON.stringify(contract.schemas);
    expect(known).toEqual(expect.arrayContaining(Object.keys(committed)));
    for (const field of Object.values(committed).flat()) {
      if (field !== '*') expect(names).toContain(`"${field.split('.').at(-1)}"`);
    }
  });

  test('merges the notes of all tests, with no fields for an operation without notes', () => {
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

  test('is compared by the fields that are now read and those that no longer are', () => {
    const before = { listOrders: ['body', 'body.records'], login: [] };
    expect(differencesOf(before, before)).toEqual([]);
    expect(differencesOf(before, { listOrders: ['body', 'code'] })).toEqual([
      '+ listOrders: code',
      '- listOrders: body.records',
      '- login',
    ]);
  });
});
