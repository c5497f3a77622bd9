import { useMemo } from 'react';
import type { ProxyConfigFields } from '../../domain/proxies/build.ts';
import { buildProxyList } from '../../domain/proxies/build.ts';
import type { GeneratorChoice } from '../../domain/proxies/generator.ts';
import { randomInt } from '../../platform/random-int.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import * as css from './Access.css.ts';

type AccessProps = {
  settings: GeneratorChoice;
  /** The last configuration of this tier. */
  config: ProxyConfigFields;
};

/** The parts of one line for these settings, each to copy, for what takes no list: docs/product/dashboard.md#generator. */
export function Access({ settings, config }: AccessProps) {
  const { country, state, city, life } = settings;
  const built = useMemo(
    () =>
      buildProxyList({
        config,
        settings: { country, state, city, life, count: 1 },
        randomInt,
      }),
    [config, country, state, city, life],
  );
  const [entry] = built.ok ? built.entries : [];
  if (entry === undefined) return null;
  const parts = [
    { name: 'Host', text: entry.host },
    { name: 'Port', text: String(entry.port) },
    { name: 'User name', text: entry.user },
    { name: 'Password', text: entry.password ?? '' },
  ].filter(({ text }) => text !== '');
  return (
    <details className={css.root}>
      <summary className={css.summary}>Use without a list</summary>
      <dl className={css.parts}>
        {parts.map(({ name, text }) => (
          <div key={name} className={css.part}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.text} translate="no">
              {text}
            </dd>
            <dd>
              <CopyButton
                label={`Copy ${name.toLowerCase()}`}
                text={text}
                variant="ghost"
                size="sm"
              />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
