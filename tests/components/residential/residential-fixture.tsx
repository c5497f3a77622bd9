import type { OperationId } from '@ambergate/sandbox/operations.ts';
import { render } from '@testing-library/react';
import { ApiError } from '../../../src/api/errors.ts';
import { showFailure } from '../../../src/app/failure.ts';
import { ResidentialPanel } from '../../../src/features/residential/ResidentialPanel.tsx';
import { beginSession } from '../../../src/session/session.ts';
import { openBackend, type Call, type Said } from '../../setup/backend.ts';
import { OfVisit, testApi } from '../../setup/test-api.tsx';
import { ready } from './steps.ts';

type Answer<K extends OperationId> = Said<K> | Promise<Said<K>>;

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

/** The backend of a panel. A test replaces the answers that it is about. */
export async function openPanelBackend() {
  const backend = await openBackend();
  const answers = {
    ...backend,
    bandwidth: (): Answer<'getBandwidth'> => BANDWIDTH,
    config: (): Answer<'getProxyConfig'> => CONFIG,
    places: ({ CountryCode, StateCode }: Call['body']): Answer<'searchLocations'> => {
      if (CountryCode === '') return [place('us', 'United States'), place('de', 'Germany')];
      if (StateCode === '') return [place('ny', 'New York'), place('by', 'Bavaria')];
      return [place('buffalo', 'Buffalo')];
    },
  };
  backend.say('getBandwidth', () => answers.bandwidth());
  backend.say('getProxyConfig', () => answers.config());
  backend.say('searchLocations', ({ body }) => answers.places(body));
  return answers;
}

/** Shows the panel to a signed-in customer. Failures are shown as in the shop. */
export function openPanel(email = 'one@example.com') {
  beginSession({ token: `token-of-${email}`, userInfo: { email } });
  const failures: ApiError[] = [];
  const { Api, client } = testApi(
    (error, options) => {
      if (!(error instanceof ApiError)) return;
      failures.push(error);
      showFailure(error, options);
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
  return { ...view, failures, client };
}

type Panel = Awaited<ReturnType<typeof openPanelBackend>>;

/** The panel of a customer, with these answers, once its form can be used. */
export async function openReadyPanel(
  answers: Partial<Pick<Panel, 'bandwidth' | 'config' | 'places'>> = {},
) {
  const backend = Object.assign(await openPanelBackend(), answers);
  const panel = openPanel();
  await ready();
  return Object.assign(backend, panel);
}

/** A promise with its resolvers. */
export function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
