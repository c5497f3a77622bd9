import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { PoolPicture } from './PoolPicture.tsx';
import { SpeedPicture } from './SpeedPicture.tsx';
import * as css from './Trust.css.ts';

export function Trust() {
  return (
    <section className={css.section} aria-label="Security and performance">
      <TrustCard
        title="Security"
        claim="Screened before you connect"
        text="IPs with a record of fraud are kept out of the pool, your credentials are yours alone, and payment happens on a hosted page: we never see your card."
        picture={<PoolPicture />}
      />
      <TrustCard
        title="Performance"
        claim="100 GBPS servers, 99.9% uptime"
        text="Wide lines and short queues between you and the address. Run many sessions side by side; each keeps its own address for as long as you set."
        picture={<SpeedPicture />}
      />
    </section>
  );
}

interface TrustCardProps {
  readonly title: string;
  readonly claim: string;
  readonly text: string;
  readonly picture: ReactNode;
}

function TrustCard({ title, claim, text, picture }: TrustCardProps) {
  const id = `${title.toLowerCase()}-title`;
  return (
    <Card as="article" padding="none" className={css.card} aria-labelledby={id}>
      <div className={css.picture} aria-hidden="true">
        {picture}
      </div>
      <div className={css.words}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <p className={css.claim}>{claim}</p>
        <p className={css.text}>{text}</p>
      </div>
    </Card>
  );
}
