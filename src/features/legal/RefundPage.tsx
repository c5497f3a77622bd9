import * as text from 'virtual:legal/refund';
import { legalPage } from './legal-page.tsx';

const page = legalPage(text);

export const { head } = page;
export default page.default;
