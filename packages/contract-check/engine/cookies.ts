/**
 * The cookies of one connection, as a browser has them: it stores and sends them if the app's page has the same origin as
 * the URL. A load balancer may use one to choose a server.
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
