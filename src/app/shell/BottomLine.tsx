import { Announcement } from './Announcement.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';

/** The line at the bottom of the window: the operator's announcement, or else the offer of another language. */
export const BottomLine = ({ file }: { file: string }) =>
  file === '' ? <LanguageOffer /> : <Announcement file={file} />;
