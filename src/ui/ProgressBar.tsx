import { Meter } from './Meter.tsx';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  valueText: string;
}

/** Work that is going on; an amount that is simply there is a `Meter`. */
export function ProgressBar(props: ProgressBarProps) {
  return <Meter role="progressbar" {...props} />;
}
