/**
 * The cookies of one connection, as a browser has them: it stores and sends them where the app's page has the origin of
 * the address. A balancer may tell servers apart by one.
 */
export function createCookies(origin: string | undefined) {
  const cookies = new Map<string, string>();
  const isOwn = (address: string | URL) =>
    new URL(String(address).replace(/^ws/, 'http')).origin === origin;

  return {
    keep(address: string, headers: Headers): void {
      if (!isOwn(address)) return;
      for (const line of headers.getSetCookie()) {
        const [, name, value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
        if (name !== undefined) cookies.set(name.trim(), value.trim());
      }
    },
    headersTo(address: string | URL): Record<string, string> {
      if (cookies.size === 0 || !isOwn(address)) return {};
      return { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    },
  };
}
