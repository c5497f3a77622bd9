import type { OperationId } from '@ambergate/sandbox/operations.ts';
import { ResidentialPanel } from '../../../src/features/residential/ResidentialPanel.tsx';
import { beginSession } from '../../../src/session/session.ts';
import type { Call, Said } from '../../setup/backend.ts';
import { openPage } from '../../setup/page.tsx';
import { OfVisit } from '../../setup/test-api.tsx';
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

type Panel = Awaited<ReturnType<typeof openPanelBackend>>;
let panel: Panel;

/** The backend of a panel. A test replaces the responses that it tests. */
export async function openPanelBackend() {
  const page = await openPage({ held: false, retries: false });
  const answers = {
    ...page,
    bandwidth: (): Answer<'getBandwidth'> => BANDWIDTH,
    config: (): Answer<'getProxyConfig'> => CONFIG,
    places: ({ CountryCode, StateCode }: Call['body']): Answer<'searchLocations'> => {
      if (CountryCode === '') return [place('us', 'United States'), place('de', 'Germany')];
      if (StateCode === '') return [place('ny', 'New York'), place('by', 'Bavaria')];
      return [place('buffalo', 'Buffalo')];
    },
  };
  page.say('getBandwidth', () => answers.bandwidth());
  page.say('getProxyConfig', () => answers.config());
  page.say('searchLocations', ({ body }) => answers.places(body));
  panel = answers;
  return answers;
}

/** Shows the panel to a signed-in customer. */
export function openPanel(email = 'one@example.com') {
  beginSession({ token: `token-of-${email}`, userInfo: { email } });
  return panel.show(
    <OfVisit>
      <ResidentialPanel />
    </OfVisit>,
  );
}

/** The panel of a customer, with these responses, after its form becomes usable. */
export async function openReadyPanel(
  answers: Partial<Pick<Panel, 'bandwidth' | 'config' | 'places'>> = {},
) {
  const backend = Object.assign(await openPanelBackend(), answers);
  openPanel();
  await ready();
  return backend;
}

/** A promise with its resolvers. */
export const later = <T,>() => Promise.withResolvers<T>();
