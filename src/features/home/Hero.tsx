import { homeTexts } from 'virtual:home-texts';
import { Promotion } from 'virtual:promotion';
import { Link } from 'wouter';
import { config } from '../../config.ts';
import { formatListPrice } from '../../domain/money/money.ts';
import { SELLS_ISP } from '../../domain/plans.ts';
import { lowestPrice, UNITS } from '../../domain/products.ts';
import { T, t } from '../../i18n/text.ts';
import { paths } from '../../paths.ts';
import { openLoginDialog } from '../../sign-in/login-dialog.ts';
import { SessionSwitch } from '../../sign-in/SessionSwitch.tsx';
import { startSocialLogin } from '../../sign-in/social-login.ts';
import { Button, buttonClass, LinkButton } from '../../ui/Button.tsx';
import { requireOnline } from '../../ui/toast.ts';
import * as css from './home.css.ts';
import { ProxyLine } from './ProxyLine.tsx';
import { Terminal } from './Terminal.tsx';

export function Hero() {
  return (
    <section className={css.hero}>
      <div className={css.pitch}>
        <h1 className={css.heroTitle}>
          {`${homeTexts.title} `}
          <span className={css.heroSecond}>{homeTexts.titleEnd}</span>
        </h1>
        <p className={css.heroLead}>{homeTexts.lead}</p>
        <div className={css.actions}>
          <HeroAction />
          <LinkButton variant="outline" size="lg" href="#products">
            {t`View Products`}
          </LinkButton>
        </div>
        <p className={css.prices}>
          <span className={css.offer}>
            {t`Residential`} <FromPrice by="GB" />
          </span>
          {SELLS_ISP ? (
            <span className={css.offer}>
              {t`US ISP`} <FromPrice by="IP" />
            </span>
          ) : null}
        </p>
        <Promotion />
      </div>
      <Terminal />
      <ProxyLine />
    </section>
  );
}

function FromPrice({ by }: { by: 'GB' | 'IP' }) {
  const product = lowestPrice(by);
  const unit = UNITS[by];
  if (product === undefined) return null;
  return (
    <span>
      <T>
        from <span className={css.offerAmount}>{formatListPrice(product.price)}</span>{' '}
        <span>{`per ${unit}${config.afterPrice}`}</span>
      </T>
    </span>
  );
}

function HeroAction() {
  const [provider] = config.socialProviders;
  return (
    <SessionSwitch
      anonymous={
        <Button
          size="lg"
          className={css.mainAction}
          data-login-intent=""
          onClick={() => {
            if (!requireOnline()) return;
            if (provider === undefined) openLoginDialog('sign-up');
            else startSocialLogin(provider.id);
          }}
        >
          {provider === undefined ? t`Create Account` : t`Sign up with ${provider.name}`}
        </Button>
      }
      signedIn={
        <Link className={buttonClass({ size: 'lg' }, css.mainAction)} href={paths.dashboard()}>
          {t`Dashboard`}
        </Link>
      }
    />
  );
}
