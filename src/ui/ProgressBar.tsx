import { Meter } from './Meter.tsx';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  valueText: string;
}

/** Shows work in progress. For a plain amount use `Meter`. */
export function ProgressBar(props: ProgressBarProps) {
  return <Meter role="progressbar" {...props} />;
}
