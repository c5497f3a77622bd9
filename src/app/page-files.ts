import { SELLS_ISP } from '../domain/plans.ts';
import type { PagePath } from './page-paths.ts';

/** What the build adds to the file of a page, below `src`. */
export type PageFiles = {
  /** What the page loads besides the entry: their styles and preloads stand in the file. */
  modules: readonly string[];
  /** A script of the head that asks for what a customer sees first, before the scripts have come. */
  firstCalls?: string;
  /** What the ISP tab loads besides. `firstCalls` preloads it. */
  ispTab?: readonly string[];
};

const API = 'app/ApiProvider.tsx';

export const PAGE_FILES: Record<string, PageFiles> = {
  '/': { modules: ['features/home/HomePage.tsx'] },
  '/pricing': { modules: [API, 'features/pricing/PricingPage.tsx'] },
  '/dashboard': {
    // Customers wait for the session's start. Without its module it would cost one more round trip.
    modules: [API, 'app/dashboard/DashboardPage.tsx', 'app/start-session.ts'],
    firstCalls: 'app/dashboard/first-calls.inline.ts',
    ispTab: SELLS_ISP ? ['features/isp/IspPanel.tsx'] : [],
  },
  '/forgot-password': { modules: [API, 'features/auth/ForgotPasswordPage.tsx'] },
  '/privacy': { modules: ['features/legal/PrivacyPage.tsx'] },
  '/terms': { modules: ['features/legal/TermsPage.tsx'] },
  '/refund': { modules: ['features/legal/RefundPage.tsx'] },
  '/create-admin': { modules: [API, 'features/admin/CreateAdminPage.tsx'] },
  '404': { modules: ['app/NotFound.tsx'] },
} satisfies Record<PagePath | '404', PageFiles>;

/** The pages that an operator adds are all of one kind. */
export const FURTHER_FILES: PageFiles = { modules: ['features/legal/FurtherPage.tsx'] };
