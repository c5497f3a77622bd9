import type { ComponentType } from 'react';
import type { RoutePath } from '../paths.ts';
import { lazyModule } from '../platform/lazy/lazy-module.ts';
import { lazyComponent } from '../platform/lazy/lazy-component.tsx';
import { PageNeedsConnection } from './ErrorPage.tsx';

type PageModule = { default: ComponentType };

export type Route = {
  Page: ComponentType;
  /** Loads the page's code, so that it later renders at once. */
  preload: () => Promise<void>;
};

function route(load: () => Promise<PageModule>): Route {
  const page = lazyModule(async () => (await load()).default);
  const Page = lazyComponent(page, { Missing: PageNeedsConnection });
  const preload = async () => void (await page.load());
  return { Page, preload };
}

/** A page that calls the server. It brings the query client, so that other pages do not load it. */
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

/** Every page of the shop: docs/product.md#routes. */
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

/** The page of every other path. */
export const notFound = route(() => import('./NotFound.tsx'));
