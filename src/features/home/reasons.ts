import { icons } from '../../ui/icons.ts';
interface Reason {
  readonly title: string;
  readonly text: string;
  readonly icon: string;
}

/** The reasons in the marquee. */
export const REASONS: readonly Reason[] = [
  {
    title: 'Global residential pool',
    text: '30M+ exclusive IPs in 160+ countries',
    icon: icons.search,
  },
  { title: 'US ISP ranges', text: 'Static US addresses with unlimited data', icon: icons.system },
  {
    title: 'Sticky and rotating sessions',
    text: 'Keep an address for up to 120 minutes, or change it with each line',
    icon: icons.refresh,
  },
  { title: 'Fraud-screened IPs', text: 'Checked before they join the pool', icon: icons.shield },
  { title: '99.9% uptime', text: 'There when your jobs run', icon: icons.check },
  { title: 'Dedicated support', text: 'People who answer, 24/7', icon: icons.user },
];
