import type { FullConfig } from '@playwright/test';

/** Fails if Prism saw a violation of the contract in the whole run, including undocumented statuses. */
export default async function noViolations(config: FullConfig): Promise<void> {
  const base = config.projects[0]?.use.baseURL;
  const violations = (await (await fetch(`${base}/violations`)).json()) as string[];
  if (violations.length > 0) {
    throw new Error(
      `The contract was broken ${violations.length} times:\n${violations.join('\n')}`,
    );
  }
}
