import { useMemo } from 'react';
import { buildProxyList, type ProxyConfigFields } from '../../domain/proxies/build.ts';
import type { GeneratorSettings } from '../../domain/proxies/generator.ts';
import { t } from '../../i18n/text.ts';
import { randomInt } from '../../platform/random-int.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import * as css from './residential.css.ts';

type SingleProxyProps = {
  settings: GeneratorSettings;
  config: ProxyConfigFields | undefined;
  soldOut: string | undefined;
};

/**
 * The parts of one line for these settings, each with a copy button, for programs that do not accept a list:
 * docs/product/dashboard.md#generator.
 */
export function SingleProxy({ settings, config, soldOut }: SingleProxyProps) {
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
    { key: 'host', name: t`Host`, copy: t`Copy host`, text: entry?.host },
    { key: 'port', name: t`Port`, copy: t`Copy port`, text: entry?.port.toString() },
    { key: 'user', name: t`User name`, copy: t`Copy user name`, text: entry?.user },
    { key: 'password', name: t`Password`, copy: t`Copy password`, text: entry?.password },
  ];
  return (
    <details className={css.single}>
      <summary className={css.singleSummary}>{t`Single-proxy settings`}</summary>
      {entry === undefined || soldOut ? (
        <p className={css.note}>{soldOut ?? t`Generate a list first.`}</p>
      ) : (
        <dl className={css.parts}>
          {parts.map(({ key, name, copy, text }) =>
            text ? (
              <div key={key} className={css.part}>
                <dt className={css.partName}>{name}</dt>
                <dd className={css.partText} translate="no">
                  <bdi>{text}</bdi>
                </dd>
                <dd>
                  <CopyButton label={copy} text={text} variant="ghost" size="sm" />
                </dd>
              </div>
            ) : null,
          )}
        </dl>
      )}
    </details>
  );
}
