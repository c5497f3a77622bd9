import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';
import type { http, HttpOptions } from '../../src/api/http.ts';
import { recordReads } from './field-recorder.ts';

/**
 * Setup of the component tests in `npx node packages/contract-check/fields.ts`, which records which fields of responses the app reads. From
 * packages/contract-check/fields-read.json `npm run contract:diff` decides which changes break the app.
 */
type FieldsByOperation = { [operationId: string]: string[] };

const FOLDER = 'reports/fields-read';
const found = new Map<string, Set<string>>();

const { testPath = '' } = expect.getState();

// Tests of the session load the app several times, as several tabs; a mock would be shared by all of them.
if (!testPath.includes('/tests/session/')) {
  vi.doMock('../../src/api/http.ts', async (importOriginal) => {
    const original = await importOriginal<{ http: typeof http }>();
    const recording = async (path: string, options: HttpOptions) => {
      const answer: unknown = await original.http(path, options);
      const { operationId } = options;
      if (operationId === undefined) return answer;
      const fields = found.get(operationId) ?? new Set();
      found.set(operationId, fields);
      // The HTTP client itself reads the envelope and returns its body.
      const isEnvelope = path.startsWith('/api/');
      if (isEnvelope) fields.add('code');
      return recordReads(answer, (field) => {
        if (isEnvelope) fields.add('body');
        fields.add(isEnvelope ? `body.${field}` : field);
      });
    };
    return { ...original, http: recording };
  });
}

afterAll(() => {
  if (found.size === 0) return;
  const notes: FieldsByOperation = Object.fromEntries(
    [...found].map(([operationId, fields]) => [operationId, [...fields].toSorted()]),
  );
  mkdirSync(FOLDER, { recursive: true });
  const name = createHash('sha256').update(testPath).digest('hex').slice(0, 16);
  writeFileSync(`${FOLDER}/${name}.json`, JSON.stringify(notes, null, 2));
});
