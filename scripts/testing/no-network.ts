/** Why external addresses cannot be checked. With NETWORK=required they are checked anyway, and fail. */
export async function noNetwork(): Promise<string | undefined> {
  if (process.env['NETWORK'] === 'required') return undefined;
  try {
    await fetch('https://example.com/', { signal: AbortSignal.timeout(10_000) });
    return undefined;
  } catch {
    return 'there is no network';
  }
}
