import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Badge } from '../../../src/ui/Badge.tsx';
import { Button, LinkButton } from '../../../src/ui/Button.tsx';
import { Card } from '../../../src/ui/Card.tsx';
import { CopyButton } from '../../../src/ui/CopyButton.tsx';
import { Meter } from '../../../src/ui/Meter.tsx';
import { RadioButtons } from '../../../src/ui/RadioButtons.tsx';
import { Select } from '../../../src/ui/Select.tsx';
import { Skeleton } from '../../../src/ui/Skeleton.tsx';
import { Slider } from '../../../src/ui/Slider.tsx';
import { Spinner } from '../../../src/ui/Spinner.tsx';
import { Tabs } from '../../../src/ui/Tabs.tsx';
import { PasswordField, TextField } from '../../../src/ui/TextField.tsx';
import { ThemeSwitch } from '../../../src/ui/ThemeSwitch.tsx';
import { ToastRegion } from '../../../src/ui/ToastRegion.tsx';

const nothing = () => undefined;
const items = [{ value: 'a', label: 'A' }];

test('no native component is prerendered with a style attribute, which a strict policy blocks', () => {
  const html = renderToString(
    <Card>
      <Badge dot>Active</Badge>
      <Button disabledReason="Why">Buy now</Button>
      <LinkButton href="/pricing">Buy Now</LinkButton>
      <CopyButton label="Copy" text="x" />
      <Meter label="Data usage" value={1} max={2} valueText="1 GB / 2 GB" />
      <TextField label="Email" value="" onChange={nothing} error="Please enter email" />
      <PasswordField label="P" autoComplete="new-password" value="" onChange={nothing} />
      <RadioButtons label="Plan" layout="joined" options={items} value="a" onChange={nothing} />
      <Select label="Format" items={items} value="a" onChange={nothing} />
      <Slider
        label="GB"
        min={5}
        max={9}
        value={7}
        onChange={nothing}
        valueText={String}
        figure={<output>7</output>}
      />
      <Skeleton shape="card" count={2} />
      <Spinner label="Loading" />
      <Tabs label="Product" items={items} value="a" onChange={nothing}>
        Panel
      </Tabs>
      <ThemeSwitch />
      <ToastRegion />
    </Card>,
  );
  expect(html).toMatch(/popovertarget=/i);
  expect(html).not.toMatch(/\sstyle=/);
});
