import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { ResidentialPanel } from '../../../src/features/residential/ResidentialPanel.tsx';
import { currentSession, endSession, keepSession } from '../../../src/session/session.ts';
import { dismissToast } from '../../../src/ui/toast.ts';
import { onNeverSent } from '../../setup/reaches-server.ts';
import { OfVisit, testApi } from '../../setup/test-api.tsx';

type Body = Record<string, string>;
type Answer = unknown | Promise<unknown>;

export const BANDWIDTH = {
  basicUsedBandwidth: 1,
  basicTotalBandWidth: 20,
  premiumUsedBandwidth: 2,
  premiumTotalBandWidth: 50,
};
export const CONFIG = {
  proxyGlobalFmt: '{user}-session-{session}-life-{life}',
  proxyCountryFmt: '{user}-country-{country}-session-{session}-life-{life}',
  proxyStateFmt: '{user}-country-{country}-region-{state}-session-{session}-life-{life}',
  proxyCityFmt: '{user}-{country}-{state}-{city}-session-{session}-life-{life}',
  proxyPort: [10_000],
  proxyPwd: 'secret',
  usProxyUrl: ['gate.example'],
  userName: 'amber',
};

const place = (value: string, label: string) => ({ value, label });

/** The server's answers. A test replaces those it is about. */
export class Shop {
  readonly calls: { path: string; query: URLSearchParams; body: Body }[] = [];
  bandwidth: () => Answer = () => BANDWIDTH;
  config: () => Answer = () => CONFIG;
  places: (body: Body) => Answer = ({ CountryCode, StateCode }) => {
    if (CountryCode === '') return [place('us', 'United States'), place('de', 'Germany')];
    if (StateCode === '') return [place('ny', 'New York'), place('by', 'Bavaria')];
    return [place('buffalo', 'Buffalo')];
  };

  callsTo(end: string) {
    return this.calls.filter(({ path }) => path.endsWith(end));
  }

  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = new URL(String(input), 'http://localhost');
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Body;
    const call = { path: url.pathname, query: url.searchParams, body };
    this.calls.push(call);
    onNeverSent(init?.signal, () => this.calls.splice(this.calls.indexOf(call), 1));
    const answer = await this.#answer(url.pathname, body);
    if (answer instanceof Response) return answer;
    return Response.json({ code: 200, message: null, body: answer });
  };

  #answer(path: string, body: Body): Answer {
    if (path.endsWith('BandwidthAnalysis')) return this.bandwidth();
    if (path.endsWith('GetProxyConfig')) return this.config();
    if (path.endsWith('Location/Search')) return this.places(body);
    return new Response('', { status: 404 });
  }
}

/** Starts every test with empty storage and nobody signed in. */
export function freshPanelForEach(): void {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    dismissToast();
    endSession();
    vi.unstubAllGlobals();
  });
}

/** Shows the panel to a signed-in customer. Failures are shown as in the shop. */
export function openPanel(shop: Shop, email = 'one@example.com') {
  vi.stubGlobal('fetch', shop.fetch);
  keepSession({ token: `token-of-${email}`, userInfo: { email } });
  const failures: ApiError[] = [];
  const { Api, clientOf } = testApi(
    (error) => {
      if (!(error instanceof ApiError)) return;
      failures.push(error);
      if (error.endsSession) endSession();
    },
    (client) => {
      const options = client.getDefaultOptions();
      client.setDefaultOptions({ ...options, queries: { ...options.queries, retry: false } });
    },
  );
  const view = render(
    <Api>
      <OfVisit>
        <ResidentialPanel />
      </OfVisit>
    </Api>,
  );
  return { ...view, failures, client: clientOf(currentSession()) };
}

/** A promise with its resolvers. */
export function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
