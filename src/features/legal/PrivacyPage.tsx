import * as text from 'virtual:legal/privacy';
import { legalPage } from './legal-page.tsx';
import { StoredInBrowser } from './StoredInBrowser.tsx';

const page = legalPage(text, <StoredInBrowser />);

export const { head } = page;
export default page.default;
