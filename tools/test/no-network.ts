import { createTransport, PAGE } from '@ambergate/contract-check/engine/transport.ts';

/** Why external addresses cannot be checked. With NETWORK=required they are checked anyway, and fail. */
export async function noNetwork(): Promise<string | undefined> {
  if (process.env['NETWORK'] === 'required') return undefined;
  try {
    await createTransport(10_000)('https://example.com/', PAGE);
    return undefined;
  } catch {
    return 'there is no network';
  }
}
