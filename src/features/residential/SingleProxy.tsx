import { useMemo } from 'react';
import { buildProxyList, type ProxyConfigFields } from '../../domain/proxies/build.ts';
import type { GeneratorSettings } from '../../domain/proxies/generator.ts';
import { randomInt } from '../../platform/random-int.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import * as css from './residential.css.ts';

type SingleProxyProps = {
  settings: GeneratorSettings;
  config: ProxyConfigFields | undefined;
};

/** The parts of one line for these settings, each with a copy button, for programs that take no list: docs/product/dashboard.md#generator. */
export function SingleProxy({ settings, config }: SingleProxyProps) {
  const { country, state, city, life } = settings;
  const built = useMemo(
    () =>
      config &&
      buildProxyList({
        config,
        settings: { country, state, city, life, amount: 1 },
        randomInt,
      }),
    [config, country, state, city, life],
  );
  const [entry] = built?.ok ? built.entries : [];
  const parts = [
    { name: 'Host', text: entry?.host },
    { name: 'Port', text: entry?.port.toString() },
    { name: 'User name', text: entry?.user },
    { name: 'Password', text: entry?.password },
  ];
  return (
    <details className={css.single}>
      <summary className={css.singleSummary}>Single-proxy settings</summary>
      {entry === undefined ? (
        <p className={css.note}>Generate a list first.</p>
      ) : (
        <dl className={css.parts}>
          {parts.map(({ name, text }) =>
            text ? (
              <div key={name} className={css.part}>
                <dt className={css.partName}>{name}</dt>
                <dd className={css.partText} translate="no">
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
            ) : null,
          )}
        </dl>
      )}
    </details>
  );
}
