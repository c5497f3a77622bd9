import type { RoutePath } from '../paths.ts';

const API = 'src/app/ApiProvider.tsx';

/** The modules that each page of `routes` loads. The build derives styles and chunks from it. */
export const routeModules: Record<RoutePath | '404', string[]> = {
  '/': ['src/features/home/HomePage.tsx'],
  '/pricing': ['src/features/pricing/PricingPage.tsx', API],
  // Customers wait for the session's start. Without this entry it would cost one more round trip.
  '/dashboard': ['src/app/dashboard/DashboardPage.tsx', API, 'src/app/start-session.ts'],
  '/forgot-password': ['src/features/auth/ForgotPasswordPage.tsx', API],
  '/privacy': ['src/features/legal/PrivacyPage.tsx'],
  '/terms': ['src/features/legal/TermsPage.tsx'],
  '/refund': ['src/features/legal/RefundPage.tsx'],
  '/create-admin': ['src/features/admin/CreateAdminPage.tsx', API],
  '404': ['src/app/NotFound.tsx'],
};
