import { useState } from 'react';
import type { IspProxy } from '../../../generated/model/ispProxy.zod.ts';
import { t } from '../../i18n/text.ts';
import { SupportLinks } from '../../proxy-lists/SupportLinks.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { stack } from '../../ui/layout.css.ts';
import { muted } from '../../ui/text.css.ts';
import type { AddressedPlan } from './addressed-plan.ts';
import { addressText, AddressTicks, deadAddresses } from './AddressTicks.tsx';

/** Sends a message to support about a plan's addresses, with the order number and the addresses filled in. */
export function ReportDialog(props: AddressedPlan & { onClose: () => void }) {
  const { orderNo, detail, onClose } = props;
  const { rows } = detail.proxies;
  const [ticked, setTicked] = useState<readonly IspProxy[]>(() => deadAddresses(rows));
  const list = ticked.map(addressText).join('\n');
  return (
    <Dialog
      title={t`Report addresses`}
      isSteady
      onClose={onClose}
      footer={
        ticked.length > 0 ? (
          <SupportLinks
            subject={t`Addresses of ${orderNo}`}
            text={t`These addresses of ${orderNo} do not work:\n${list}`}
          />
        ) : (
          <p className={muted}>{t`Select the addresses that do not work.`}</p>
        )
      }
    >
      <div className={stack[3]}>
        <p>{t`Select the addresses that do not work. Your message then contains them and the order number.`}</p>
        <AddressTicks addresses={rows} ticked={ticked} onChange={setTicked} />
      </div>
    </Dialog>
  );
}
