import { useMemo } from 'react';
import type { ProxyConfigFields } from '../../domain/proxies/build.ts';
import { buildProxyList } from '../../domain/proxies/build.ts';
import type { ProxyEntry } from '../../domain/proxies/entry.ts';
import type { GeneratorSettings } from '../../domain/proxies/generator.ts';
import { randomInt } from '../../platform/random-int.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { note } from './residential.css.ts';
import * as css from './SingleProxy.css.ts';

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
  return (
    <details className={css.root}>
      <summary className={css.summary}>Use without a list</summary>
      {entry === undefined ? <p className={note}>Generate a list first.</p> : <Parts of={entry} />}
    </details>
  );
}

function Parts({ of: { host, port, user, password } }: { of: ProxyEntry }) {
  const parts = [
    { name: 'Host', text: host },
    { name: 'Port', text: String(port) },
    { name: 'User name', text: user },
    { name: 'Password', text: password ?? '' },
  ].filter(({ text }) => text !== '');
  return (
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
  );
}
