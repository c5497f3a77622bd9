import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judgeChanges, versionProblem } from '../../contract/diff/judge-changes.ts';
import type { FieldsRead } from '../../contract/diff/judge-changes.ts';
import { redoclyDiff } from '../../contract/diff/redocly-diff.ts';
import { loadContract } from '../../contract/load.ts';
import { at, changedText, contractText, operationAt, put } from './contract-text.ts';
import type { Json } from './contract-text.ts';

const FIELDS: FieldsRead = {
  listOrders: ['body', 'body.records', 'body.records.orderNo', 'body.records.amount', 'code'],
  analyseOrders: [],
  checkDiscount: ['body', 'body.usd'],
  buyResidential: ['body', 'body.url'],
  createUser: ['success'],
  startDiscordLogin: ['*'],
  startGoogleLogin: ['*'],
};

const contract = loadContract();
const unchanged = changedText(() => undefined);

const schema = (document: Json, name: string) => at(document, 'components', 'schemas', name);
const removeField = (name: string, field: string) => (document: Json) => {
  const found = schema(document, name);
  delete at(found, 'properties')[field];
  const required = found['required'] as unknown as string[];
  put(
    found,
    'required',
    required.filter((other) => other !== field),
  );
};

const verdictsOf = (change: (document: Json) => void) => {
  const changes = redoclyDiff(unchanged, changedText(change));
  return judgeChanges(changes, contract, FIELDS).map(
    ({ operationId, verdict }) => `${verdict}: ${operationId}`,
  );
};

type Row = { what: string; change: (document: Json) => void; verdict: string };

/** Changes that share nothing, for one comparison: each starts a process. */
const APART: readonly Row[] = [
  {
    what: 'breaks the app when a path that it calls goes',
    change: (document) => void delete at(document, 'paths')['/api/Order/Analysis'],
    verdict: 'breaking and read by the app: analyseOrders',
  },
  {
    what: 'breaks the app when an answer may lack a header that it needs',
    change: (document) => {
      const { responses } = at(document, 'paths', '/api/SysLogin/GetGoogleLogin', 'get');
      put(at(responses as Json, '302', 'headers', 'Location'), 'required', false);
    },
    verdict: 'breaking and read by the app: startGoogleLogin',
  },
  {
    what: 'breaks the app when a field that it reads changes its type',
    change: (document) =>
      put(at(schema(document, 'DiscountQuote'), 'properties', 'usd'), 'type', 'string'),
    verdict: 'breaking and read by the app: checkDiscount',
  },
  {
    what: 'breaks the app when its requests are narrowed',
    change: (document) =>
      put(at(schema(document, 'BuyResidentialRequest'), 'properties', 'Quantity'), 'maximum', 50),
    verdict: 'breaking and read by the app: buyResidential',
  },
  {
    what: 'breaks the app when the event of the hub has another name, which OpenAPI knows nothing of',
    change: (document) =>
      put(
        at(document, 'webhooks', 'PublicPaymentStatus', 'post', 'x-signalr'),
        'target',
        'PaymentStatus',
      ),
    verdict: 'breaking and read by the app: event PublicPaymentStatus',
  },
  {
    what: 'breaks the app when a popup goes',
    change: (document) => void delete at(document, 'paths')['/api/SysLogin/GetDiscordLogin'],
    verdict: 'breaking and read by the app: startDiscordLogin',
  },
  {
    what: 'breaks nobody when an operation that nobody calls goes',
    change: (document) => void delete at(document, 'paths')['/api/Location/Search'],
    verdict: 'breaking but unread: searchLocations',
  },
];

describe('a contract with several changes', () => {
  const verdicts = verdictsOf((document) => {
    for (const { change } of APART) change(document);
  });

  test.each(APART)('$what', ({ verdict }) => {
    expect(verdicts).toContain(verdict);
  });

  test('has no verdict on anything else', () => {
    expect(verdicts.toSorted()).toEqual(APART.map(({ verdict }) => verdict).toSorted());
  });
});

describe('a changed contract', () => {
  test('breaks the app when a path that it calls is renamed', () => {
    const verdicts = verdictsOf((document) => {
      const paths = at(document, 'paths');
      put(paths, '/api/Order/Analyses', paths['/api/Order/Analysis']);
      delete paths['/api/Order/Analysis'];
    });
    expect(verdicts).toContain('breaking and read by the app: analyseOrders');
  });

  test('breaks the app when a field that it reads goes', () => {
    expect(verdictsOf(removeField('OrderRecord', 'amount'))).toEqual([
      'breaking and read by the app: listOrders',
      'breaking and read by the app: listOrders',
    ]);
  });

  test('breaks the app when a number is of another unit, though only words change', () => {
    const verdicts = verdictsOf((document) =>
      put(
        at(schema(document, 'OrderRecord'), 'properties', 'amount'),
        'description',
        'Price in cents.',
      ),
    );
    expect(verdicts).toEqual(['breaking and read by the app: listOrders']);
  });

  test('does not mind a reference that is wrapped in an allOf of its own', () => {
    const verdicts = verdictsOf((document) => {
      const properties = at(schema(document, 'OrderRecord'), 'properties');
      put(properties, 'mealType', { allOf: [{ $ref: '#/components/schemas/MealType' }] });
    });
    expect(verdicts).toEqual([]);
  });

  test('breaks nobody here when a field that is not read goes', () => {
    expect(verdictsOf(removeField('OrderRecord', 'id'))).toEqual([
      'breaking but unread: listOrders',
      'breaking but unread: listOrders',
    ]);
  });

  test('breaks the app when the envelope of what it calls changes', () => {
    const verdicts = verdictsOf(removeField('Failure', 'message'));
    // Redocly reports a shared component once, at its first use.
    const everywhere = 'checkDiscount, buyResidential, listOrders, analyseOrders';
    expect(verdicts).toEqual([
      `breaking and read by the app: ${everywhere}`,
      `breaking and read by the app: ${everywhere}`,
    ]);
  });

  test('breaks the app when the payload of the event changes', () => {
    const verdicts = verdictsOf(removeField('PaymentStatus', 'status'));
    expect(verdicts).toContain('breaking and read by the app: event PublicPaymentStatus');
  });

  test('breaks nobody when a field comes', () => {
    const added = verdictsOf((document) =>
      put(at(schema(document, 'OrderRecord'), 'properties'), 'note', { type: 'string' }),
    );
    expect(added).toEqual(['compatible: listOrders']);
  });
});

describe('the version of a changed contract', () => {
  const removed = redoclyDiff(unchanged, changedText(removeField('OrderRecord', 'id')));
  const added = redoclyDiff(
    unchanged,
    changedText((document) => {
      const optional = { name: 'Note', in: 'query', schema: { type: 'string' } };
      const parameters = operationAt(document, '/api/Order/PageList', 'get')['parameters'];
      (parameters as unknown as unknown[]).push(optional);
    }),
  );
  const reworded = redoclyDiff(
    unchanged,
    changedText((document) => put(schema(document, 'OrderRecord'), 'description', 'One order.')),
  );

  test.each([
    ['1.0.0', '1.0.0', 'major'],
    ['1.0.0', '1.1.0', 'major'],
    ['2.3.4', '1.9.9', 'major'],
  ])('cannot go from %s to %s when something is taken away', (base, revision, part) => {
    expect(versionProblem(base, revision, removed)).toContain(`a new ${part} version`);
  });

  test('is a new major one when something is taken away', () => {
    expect(versionProblem('1.0.0', '2.0.0', removed)).toBeNull();
  });

  test('is a new minor one when something is added', () => {
    expect(versionProblem('1.0.0', '1.0.1', added)).toContain('a new minor version');
    expect(versionProblem('1.0.0', '1.1.0', added)).toBeNull();
  });

  test('is a new minor one when a field that nobody here reads may be of another type', () => {
    const problemOf = (field: string) => {
      const widened = redoclyDiff(
        unchanged,
        changedText((document) => {
          const properties = at(schema(document, 'Location'), 'properties');
          put(properties, field, { type: ['string', 'integer'], maxLength: 200 });
        }),
      );
      const fields = { searchLocations: ['body', 'body.value'] };
      return versionProblem('1.0.0', '1.1.0', judgeChanges(widened, contract, fields));
    };
    expect(problemOf('label')).toBeNull();
    expect(problemOf('value')).toContain('a new major version');
  });

  test('is a new patch one when only words change', () => {
    expect(versionProblem('1.0.0', '1.0.0', reworded)).toContain('a new patch version');
    expect(versionProblem('1.0.0', '1.0.1', reworded)).toBeNull();
  });

  test('is a new patch one when a link comes, goes or leads elsewhere', () => {
    const linksOf = (document: Json, path: string) =>
      at(operationAt(document, path, 'get'), 'responses', '200', 'links');
    const plans = '/api/UserIsps/GetIspList';
    for (const change of [
      (document: Json) => put(linksOf(document, plans), 'more', { operationId: 'login' }),
      (document: Json) => {
        delete linksOf(document, plans)['detail'];
      },
      (document: Json) =>
        put(at(linksOf(document, '/api/StaticPlan/GetPlanBy'), 'buyIsp'), 'operationId', 'login'),
    ]) {
      const changed = redoclyDiff(unchanged, changedText(change));
      const changes = judgeChanges(changed, contract, FIELDS);
      expect(changes).not.toEqual([]);
      expect(versionProblem('1.0.0', '1.0.0', changes)).toContain('a new patch version');
      expect(versionProblem('1.0.0', '1.0.1', changes)).toBeNull();
    }
  });

  test('stays when nothing changes', () => {
    expect(versionProblem('1.0.0', '1.0.0', redoclyDiff(contractText, contractText))).toBeNull();
  });
});

describe('npm run contract:diff', () => {
  const diff = (change: (document: Json) => void) => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
    const [revision, fields] = [join(folder, 'openapi.yaml'), join(folder, 'fields.json')];
    writeFileSync(revision, changedText(change));
    writeFileSync(fields, JSON.stringify(FIELDS));
    const files = ['--base', 'openapi.yaml', '--revision', revision, '--fields-read', fields];
    const { status, stdout, stderr } = spawnSync('node', ['contract/diff.ts', ...files], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    return { status, output: stdout + stderr };
  };
  const setVersion = (document: Json, version: string) =>
    put(at(document, 'info'), 'version', version);

  test('fails when a path that the app calls is removed, whatever the version: the canary', () => {
    const { status, output } = diff((document) => {
      delete at(document, 'paths')['/api/Order/Analysis'];
      setVersion(document, '2.0.0');
    });
    expect(output).toContain('breaking and read by the app: analyseOrders');
    expect(status).toBe(1);
  });

  test('warns of what nobody here reads, and passes once the version has moved', () => {
    const { status, output } = diff((document) => {
      removeField('OrderRecord', 'id')(document);
      setVersion(document, '2.0.0');
    });
    expect(output).toContain('breaking but unread: listOrders');
    expect(status).toBe(0);
  });

  test('fails when the version has not moved', () => {
    const { status, output } = diff(removeField('OrderRecord', 'id'));
    expect(output).toContain('these changes need a new major version');
    expect(status).toBe(1);
  });
});
