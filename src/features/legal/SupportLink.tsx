import { config } from '../../config.ts';

export function SupportLink() {
  return <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>;
}
