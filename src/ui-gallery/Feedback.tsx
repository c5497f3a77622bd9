import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { InlineMessage } from '../ui/InlineMessage.tsx';
import { row, stack } from '../ui/layout.css.ts';
import { Meter, ProgressBar } from '../ui/Meter.tsx';
import { EmptyState, ErrorState } from '../ui/QueryView.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { showToast } from '../ui/toast.ts';
import { Part } from './Foundations.tsx';

function Overlays() {
  const [isOpen, setOpen] = useState(false);
  const fail = () => showToast({ kind: 'error', title: 'Error', text: 'Send Error (500)' });
  const succeed = () =>
    showToast({ kind: 'success', title: 'Success', text: 'Logged in successfully!' });
  const stay = () =>
    showToast({
      kind: 'info',
      title: 'Payment Success',
      text: 'Your data is ready.',
      duration: 'sticky',
      link: { href: '#list', label: 'Open the list', onFollow: () => undefined },
    });
  return (
    <Part title="Overlays">
      <div className={row[3]}>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Open dialog
        </Button>
        <Button variant="secondary" onClick={fail}>
          Error toast
        </Button>
        <Button variant="secondary" onClick={succeed}>
          Success toast
        </Button>
        <Button variant="secondary" onClick={stay}>
          Sticky toast
        </Button>
      </div>
      <>
        {isOpen ? (
          <Dialog
            title="Confirm"
            onClose={() => setOpen(false)}
            footer={
              <>
                <Button variant="ghost" onClick={() => setOpen(false)}>
                  Cancel
                </Button>
                <Button onClick={stay}>Subscribe</Button>
              </>
            }
          >
            <p>The plan renews automatically until you turn it off here.</p>
          </Dialog>
        ) : null}
      </>
    </Part>
  );
}

export function Feedback() {
  return (
    <>
      <Part title="Cards">
        <Card>A plain surface with a hairline.</Card>
        <Card tone="raised" padding="compact">
          Raised and compact.
        </Card>
        <Card tone="accent" as="article" aria-label="Premium Residential">
          The popular one.
        </Card>
      </Part>
      <Part title="Meters">
        <Meter label="Data usage" value={12.4} max={20} valueText="12.4 GB / 20 GB" />
        <Meter label="Nearly used" value={19} max={20} valueText="19 GB / 20 GB" tone="warning" />
        <ProgressBar label="Building the list" value={3} max={10} valueText="30%" />
      </Part>
      <Part title="Messages">
        <InlineMessage kind="info" isLive={false}>
          Transferring you to payment page...
        </InlineMessage>
        <InlineMessage kind="success" isLive={false}>
          15% OFF is applied.
        </InlineMessage>
        <InlineMessage kind="warning" isLive={false}>
          This plan ends tomorrow.
        </InlineMessage>
        <InlineMessage kind="error" isLive={false}>
          Invalid discount code
        </InlineMessage>
      </Part>
      <Part title="Waiting, empty, failed">
        <Card aria-busy="true">
          <div className={stack[4]}>
            <Skeleton shape="title" />
            <Skeleton shape="line" count={3} />
            <Skeleton shape="control" />
          </div>
        </Card>
        <Spinner label="Loading your dashboard" />
        <EmptyState
          title="No orders yet"
          text="Your purchases will be listed here."
          action={<Button>Buy data</Button>}
        />
        <ErrorState title="The orders could not be loaded" onRetry={() => undefined} />
      </Part>
      <Overlays />
    </>
  );
}
