import { config } from '../../config.ts';

type SegmentName =
  | 'host'
  | 'port'
  | 'user'
  | 'country'
  | 'state'
  | 'city'
  | 'session'
  | 'life'
  | 'password';

export interface Segment {
  readonly name: SegmentName;
  readonly label: string;
  /** What stands before the value: a colon, or the name of the setting. */
  readonly lead: string;
  /** One value that stays, or the values that take turns: all equally long, so that nothing shifts. */
  readonly values: readonly string[];
}

/** The line of the hero, composed from host to password; the settings are those of specification §5. */
export const SEGMENTS: readonly Segment[] = [
  { name: 'host', label: 'Host', lead: '', values: [`gate.${new URL(config.siteUrl).hostname}`] },
  { name: 'port', label: 'Port', lead: ':', values: ['8000'] },
  { name: 'user', label: 'User', lead: ':', values: ['mx4821'] },
  { name: 'country', label: 'Country', lead: '-country-', values: ['us', 'de', 'jp', 'gb'] },
  { name: 'state', label: 'State', lead: '-region-', values: ['texas', 'hesse', 'hyogo', 'wales'] },
  {
    name: 'city',
    label: 'City',
    lead: '-city-',
    values: ['austin', 'kassel', 'himeji', 'bangor'],
  },
  {
    name: 'session',
    label: 'Session',
    lead: '-session-',
    values: ['48213907', '73096154', '15840627', '90372568'],
  },
  { name: 'life', label: 'Minutes', lead: '-life-', values: ['30', '10', '60', '90'] },
  { name: 'password', label: 'Password', lead: ':', values: ['K7w2x9Qd'] },
];

/** The line as it can be pasted, with the first of the values that take turns. */
export const SAMPLE_LINE = SEGMENTS.map(({ lead, values }) => `${lead}${values[0]}`).join('');
