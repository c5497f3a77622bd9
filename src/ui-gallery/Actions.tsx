import { Badge } from '../ui/Badge.tsx';
import type { ButtonVariant } from '../ui/Button.tsx';
import { Button, LinkButton } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { icons } from '../ui/icons.ts';
import { row, stack } from '../ui/layout.css.ts';
import { screenIcons } from '../ui/screen-icons.ts';
import { Part } from './Foundations.tsx';

const variants: ButtonVariant[] = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
];

export function Actions() {
  return (
    <>
      <Part title="Buttons">
        <div className={row[3]}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </div>
        <div className={row[3]}>
          <Button size="sm">Small</Button>
          <Button>Default</Button>
          <Button size="lg">Large</Button>
          <Button size="icon" variant="secondary" aria-label="Refresh">
            <Icon path={icons.refresh} />
          </Button>
          <LinkButton href="#top" size="lg" variant="outline">
            View Products
            <Icon path={screenIcons.chevronRight} />
          </LinkButton>
        </div>
        <div className={row[3]}>
          <Button pending pendingLabel="Loading...">
            Apply
          </Button>
          <Button variant="outline" pending pendingLabel="Please wait...">
            Sign In
          </Button>
          <Button disabledReason="The list is empty." reason="hidden">
            Disabled
          </Button>
          <Button variant="secondary" disabledReason="The list is empty." reason="hidden">
            Disabled
          </Button>
          <CopyButton label="Copy list" text="gate.ambergate.example:9000" />
        </div>
        <div>
          <Button disabledReason="The plan's price is still loading.">Buy now</Button>
        </div>
      </Part>
      <Part title="Badges">
        <div className={row[2]}>
          <Badge>Neutral</Badge>
          <Badge tone="accent">15 min</Badge>
          <Badge tone="success" dot>
            Active
          </Badge>
          <Badge tone="danger" dot>
            Inactive
          </Badge>
          <Badge tone="warning" dot>
            Ends soon
          </Badge>
          <Badge tone="solid">Popular</Badge>
          <Badge tone="success">15% OFF</Badge>
        </div>
      </Part>
      <Part title="Icons">
        <div className={stack[2]}>
          {[icons, screenIcons].map((set) => (
            <div key={Object.keys(set)[0]} className={row[4]}>
              {Object.values(set).map((path) => (
                <Icon key={path} path={path} />
              ))}
            </div>
          ))}
        </div>
      </Part>
    </>
  );
}
