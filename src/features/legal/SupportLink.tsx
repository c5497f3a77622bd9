import { config } from '../../config.ts';

/** The support address as a link, the contact of every legal text. */
export function SupportLink() {
  return <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>;
}
