import type { RoutePath } from '../paths.ts';

const API = 'src/app/ApiProvider.tsx';

/** The modules that each page of `routes` loads, by which the build finds its styles and chunks. */
export const routeModules: Record<RoutePath | '404', string[]> = {
  '/': ['src/features/home/HomePage.tsx'],
  '/pricing': ['src/features/pricing/PricingPage.tsx', API],
  // A customer waits for the session's start; found only when the entry runs, it would be one more round trip.
  '/dashboard': ['src/app/dashboard/DashboardPage.tsx', API, 'src/app/start-session.ts'],
  '/forgot-password': ['src/features/auth/ForgotPasswordPage.tsx', API],
  '/privacy': ['src/features/legal/PrivacyPage.tsx'],
  '/terms': ['src/features/legal/TermsPage.tsx'],
  '/refund': ['src/features/legal/RefundPage.tsx'],
  '/create-admin': ['src/features/admin/CreateAdminPage.tsx', API],
  '404': ['src/app/NotFound.tsx'],
};
