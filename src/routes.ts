import type { Route } from './page.ts';

/** All pages of the shop, with their paths below the base path and their modules. */
export const routes: readonly Route[] = [
  { path: '/', load: () => import('./features/home/HomePage.tsx') },
  { path: '/pricing', load: () => import('./features/pricing/PricingPage.tsx') },
  { path: '/dashboard', load: () => import('./app/dashboard/DashboardPage.tsx') },
  { path: '/account', load: () => import('./app/account/AccountPage.tsx') },
  { path: '/forgot-password', load: () => import('./features/auth/ForgotPasswordPage.tsx') },
  { path: '/privacy', load: () => import('./features/legal/privacy.md') },
  { path: '/terms', load: () => import('./features/legal/terms.md') },
  { path: '/refund', load: () => import('./features/legal/refund.md') },
  ...(__HAS_CREATE_ADMIN__
    ? [{ path: '/create-admin', load: () => import('./features/admin/CreateAdminPage.tsx') }]
    : []),
];

export const notFound = {
  path: '/404',
  load: () => import('./app/NotFound.tsx'),
} satisfies Route;
