import type { IconName } from '../../ui/icons.ts';

interface Reason {
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
}

/** The six reasons of the marquee (specification §2 "Home"). */
export const REASONS: readonly Reason[] = [
  {
    title: 'Global residential pool',
    text: '30M+ exclusive IPs in 160+ countries',
    icon: 'search',
  },
  { title: 'US ISP ranges', text: 'Static US addresses with unlimited data', icon: 'system' },
  {
    title: 'Sticky and rotating sessions',
    text: 'Keep an address for up to 120 minutes, or change it with each line',
    icon: 'refresh',
  },
  { title: 'Fraud-screened IPs', text: 'Checked before they join the pool', icon: 'shield' },
  { title: '99.9% uptime', text: 'There when your jobs run', icon: 'check' },
  { title: 'Dedicated support', text: 'People who answer, 24/7', icon: 'user' },
];
