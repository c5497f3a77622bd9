import type { ProxyConfigFields } from '../../domain/proxy-build.ts';
import { buildProxyList } from '../../domain/proxy-build.ts';
import type { Span } from '../../domain/proxy-entry.ts';
import { segmentsOf } from '../../domain/proxy-format.ts';
import { SegmentedLine } from '../../proxies/SegmentedLine.tsx';
import { useLineFormat } from '../../proxies/use-line-format.ts';
import { tiny } from '../../ui/text.css.ts';
import type { Settings } from './generator-state.ts';
import * as css from './residential.css.ts';

type LinePreviewProps = {
  settings: Settings;
  /** The last configuration of this tier; without it the line shows names of its parts. */
  config: ProxyConfigFields | undefined;
};

const SHAPE: ProxyConfigFields = {
  proxyGlobalFmt: '',
  proxyCountryFmt: '',
  proxyStateFmt: '',
  proxyCityFmt: '',
  proxyPort: [10_000],
  proxyPwd: 'password',
  usProxyUrl: ['host'],
  userName: 'user',
  rotating: {
    proxyGlobalFmt: '{user}',
    proxyCountryFmt: '{user}-country-{country}',
    proxyStateFmt: '{user}-country-{country}-region-{state}',
    proxyCityFmt: '{user}-country-{country}-region-{state}-city-{city}',
  },
};

/** The next line that the settings will generate, segment by segment. */
export function LinePreview({ settings, config }: LinePreviewProps) {
  const [{ format, template }] = useLineFormat();
  const { country, state, city, life } = settings;
  const built = buildProxyList({
    config: config ?? SHAPE,
    settings: { country, state, city, life, count: 1 },
    randomInt: () => 0,
  });
  const [entry] = built.ok ? built.entries : [];
  if (!built.ok || entry === undefined) return null;
  const spans = segmentsOf(entry, format, template, built.tokens).map((span) =>
    stillOpen(span, config === undefined),
  );
  return (
    <div className={css.preview} role="group" aria-labelledby="line-preview">
      <span className={tiny} id="line-preview">
        Your next line
      </span>
      <code className={css.previewLine}>
        <SegmentedLine spans={spans} />
      </code>
    </div>
  );
}

/** Shows the name of what is only drawn when the list is generated. */
function stillOpen({ kind, text }: Span, isShape: boolean): Span {
  if (kind === 'session') return { kind, text: 'session' };
  if (kind === 'port' && isShape) return { kind, text: 'port' };
  return { kind, text };
}
