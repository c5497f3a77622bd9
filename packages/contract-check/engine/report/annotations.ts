import type { Finding } from './findings.ts';

/** Annotations that GitHub Actions shows beside a pull request, one per finding. */
export const annotations = (findings: readonly Finding[]): string =>
  findings
    .map(({ operations, messages, severity, known }) => {
      const title = escaped(`${severity}: ${operations.join(', ')}`)
        .replaceAll(':', '%3A')
        .replaceAll(',', '%2C');
      return `::${known ? 'warning' : 'error'} title=${title}::${escaped(messages.join('\n'))}`;
    })
    .join('\n');

const escaped = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
