import { useRef, useState } from 'react';
import type { IspProxy } from '../../../generated/model/ispProxy.zod.ts';
import { hostText } from '../../domain/proxies/entry.ts';
import { cutText } from '../../domain/text.ts';
import { typedText } from '../../domain/typed-text.ts';
import { t } from '../../i18n/text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { muted } from '../../ui/text.css.ts';
import { SearchField } from '../../ui/TextField.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { useRowHeight } from '../../ui/use-row-height.ts';
import { useWindow } from '../../ui/use-window.ts';
import * as css from './addresses.css.ts';

/** Lists up to this length fit in the box, so they need no search field. */
const SHORT = 8;

export const addressText = ({ host, port }: IspProxy) => `${hostText(host)}:${port}`;

export const deadAddresses = (all: readonly IspProxy[]) =>
  all.filter(({ state }) => state === 'dead');

type AddressTicksProps = {
  addresses: readonly IspProxy[];
  ticked: readonly IspProxy[];
  onChange: (ticked: readonly IspProxy[]) => void;
};

/** The addresses of a plan to choose from, dead addresses first. Renders only those in view. */
export function AddressTicks({ addresses, ticked, onChange }: AddressTicksProps) {
  const [search, setSearch] = useState('');
  const box = useRef<HTMLElement>(null);
  const query = typedText(search);
  const wanted = query.toLowerCase();
  const found = addresses.filter((one) => addressText(one).toLowerCase().includes(wanted));
  const shown = [...deadAddresses(found), ...found.filter(({ state }) => state !== 'dead')];
  const [rowHeight, measure] = useRowHeight(box, css.ROW, addresses);
  const { start, end } = useWindow(box, shown.length, rowHeight);
  const tick = (address: IspProxy, isTicked: boolean) => {
    const others = ticked.filter((one) => one !== address);
    onChange(isTicked ? [...others, address] : others);
  };
  return (
    <>
      {addresses.length > SHORT ? (
        <SearchField
          label={t`Search addresses`}
          isLabelHidden
          placeholder={t`Search addresses`}
          value={search}
          onChange={(text) => {
            setSearch(text);
            box.current?.scrollTo({ top: 0 });
          }}
        />
      ) : null}
      {found.length === 0 ? (
        <p className={muted}>{t`Nothing matches “${cutText(query)}”.`}</p>
      ) : null}
      <ScrollBox
        ref={box}
        aria-label={t`Addresses`}
        className={css.list}
        hidden={found.length === 0}
      >
        <div style={{ height: shown.length * rowHeight }}>
          <div
            className={css.window}
            style={{ transform: `translateY(${start * rowHeight}px)` }}
            translate="no"
          >
            {shown.slice(start, end).map((address, index) => (
              <div key={start + index} style={{ height: rowHeight }}>
                <div ref={measure} className={css.address}>
                  <TickBox
                    label={addressText(address)}
                    isTicked={ticked.includes(address)}
                    onChange={(isTicked) => tick(address, isTicked)}
                  />
                  {address.state === 'dead' ? <Badge tone="danger">{t`No answer`}</Badge> : null}
                </div>
              </div>
            ))}
          </div>
        </div>
      </ScrollBox>
    </>
  );
}
