import type { Finding } from './findings.ts';

/** SARIF 2.1.0 for code scanning: a rule per cause, at the operation's line of the contract. */
export function sarifReport(
  findings: readonly Finding[],
  version: string,
  lineOf: (operationId: string) => number,
): string {
  const rules = findings.map(({ cause }) => ({ id: cause, shortDescription: { text: cause } }));
  const results = findings.map(
    ({ cause, operations, messages, curl, answer, severity, known }) => ({
      ruleId: cause,
      level: severity === 'contract' ? 'warning' : 'error',
      properties: { severity },
      message: {
        text: [`${operations.join(', ')}: ${messages.join('; ')}`, curl, answer].join('\n').trim(),
      },
      baselineState: known ? 'unchanged' : 'new',
      locations: operations.map((operation) => ({
        physicalLocation: {
          artifactLocation: { uri: 'openapi.yaml' },
          region: { startLine: lineOf(operation) },
        },
        logicalLocations: [{ name: operation, kind: 'function' }],
      })),
    }),
  );
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [{ tool: { driver: { name: 'contract-check', version, rules } }, results }],
    },
    null,
    2,
  );
}

/** The line of the contract with the operation's id, or 1. */
export const lineFinder = (contractText: string) => {
  const lines = contractText.split('\n');
  return (operationId: string): number =>
    Math.max(
      0,
      lines.findIndex((line) => line.trim() === `operationId: ${operationId}`),
    ) + 1;
};
