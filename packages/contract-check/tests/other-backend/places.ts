import { Refused } from './refused.ts';
import { configOfUser } from './users.ts';
import type { Ask, World } from './world.ts';

const PLACES: Record<string, Record<string, string[]>> = {
  'Österreich/AT': { 'Ober+österreich': ['Linz', 'Wels (Stadt)'], Wien: ['Wien 1/10', 'Wien 2'] },
  'Sint Maarten': {},
  日本: { '東京 都': ['渋谷', '新宿'], 大阪: ['堺', '大阪 市'] },
};

export function searchLocations(world: World, { body }: Ask) {
  const [country, state] = [String(body['CountryCode']), String(body['StateCode'])];
  if (country === '') return countries(world).map(item);
  const known = world.has('CountryCode is ignored') ? PLACES['日本'] : PLACES[country];
  if (known === undefined) throw new Refused(404, 'Diesen Ort gibt es nicht');
  if (state === '') return Object.keys(known).map(item);
  const all = Object.assign({}, ...Object.values(PLACES)) as Record<string, string[]>;
  const cities = world.has('a state counts in any country') ? all[state] : known[state];
  if (cities === undefined) throw new Refused(404, 'Diesen Ort gibt es nicht');
  return (world.has('StateCode is ignored') ? ['Linz', '渋谷'] : cities).map(item);
}

function countries(world: World): string[] {
  const all = Object.keys(PLACES);
  return world.has('a place stands twice') ? [...all, ...all] : all;
}

const item = (value: string) => ({ label: value.toUpperCase(), kennung: 7, value });

function countryTemplate(world: World): string {
  if (world.has('a country template has no session')) return '{user}_{country}_{life}';
  return world.has('a country template has no country')
    ? '{user}_{session}'
    : '{user}_{country}_{session}';
}

export function getProxyConfig(world: World, ask: Ask) {
  const { customer, query } = ask;
  const tier = query['planType'] as 'basic' | 'premium';
  const isFree = world.has('a tier without data is configured');
  if (customer.total[tier] <= 0 && !isFree) throw new Refused(402, 'Kein Guthaben');
  const { country, state, count } = query;
  if (count === 2 && world.has('two lines are refused')) throw new Refused(400, 'Zu viele');
  const known = country === undefined || PLACES[String(country)] !== undefined;
  if (!known || (state !== undefined && world.has('a state cannot be used'))) {
    throw new Refused(404, 'Diesen Ort gibt es nicht');
  }
  return {
    userName: world.has('all customers share a user') ? 'k1' : `k${customer.id}`,
    usProxyUrl: ['proxy.beispiel.example', '2001:db8::7'],
    proxyPwd: 'geheim/+ü',
    proxyPort: [1, 65_535],
    proxyCityFmt: world.has('a template has a placeholder of its own')
      ? '{user}_{zone}'
      : '{user}_{country}_{city}_{session}',
    proxyStateFmt: world.has('a state template has no state')
      ? '{user}_{country}_{session}'
      : '{user}_{country}_{state}_{session}',
    proxyCountryFmt: countryTemplate(world),
    proxyGlobalFmt: '',
    ...(query['user'] === undefined ? {} : configOfUser(world, ask)),
    ...(world.has('a rotating line keeps its session')
      ? { rotating: { proxyCountryFmt: '{user}-{session}' } }
      : {}),
  };
}
