import type { ComponentType } from 'react';
import type { RoutePath } from '../paths.ts';
import { code } from '../platform/load.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PageNeedsConnection } from './PageNeedsConnection.tsx';

type PageModule = { default: ComponentType };

export type Route = {
  Page: ComponentType;
  /** Loads the page's code, so that it renders at once afterwards. */
  preload: () => Promise<void>;
};

function route(load: () => Promise<PageModule>): Route {
  const page = code(async () => (await load()).default);
  const Page = lazyPart(page, { Missing: PageNeedsConnection });
  const preload = async () => void (await page.load());
  return { Page, preload };
}

/** A page that calls the server: the query client comes with it, so that other pages do without. */
function routeWithApi(load: () => Promise<PageModule>): Route {
  return route(async () => {
    const [{ ApiProvider }, { default: Page }] = await Promise.all([
      import('./ApiProvider.tsx'),
      load(),
    ]);
    const WithApi = () => (
      <ApiProvider>
        <Page />
      </ApiProvider>
    );
    return { default: WithApi };
  });
}

/** Every page of the shop (specification §2 "Screens and routes"). */
export const routes: Record<RoutePath, Route> = {
  '/': route(() => import('../features/home/HomePage.tsx')),
  '/pricing': routeWithApi(() => import('../features/pricing/PricingPage.tsx')),
  '/dashboard': routeWithApi(() => import('./dashboard/DashboardPage.tsx')),
  '/forgot-password': routeWithApi(() => import('../features/auth/ForgotPasswordPage.tsx')),
  '/privacy': route(() => import('../features/legal/PrivacyPage.tsx')),
  '/terms': route(() => import('../features/legal/TermsPage.tsx')),
  '/refund': route(() => import('../features/legal/RefundPage.tsx')),
  '/create-admin': routeWithApi(() => import('../features/admin/CreateAdminPage.tsx')),
};

/** What every other path shows (specification §2). */
export const notFound = route(() => import('./NotFound.tsx'));
