import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { RoutePath } from '../paths.ts';

type PageModule = { default: ComponentType };

export type Route = {
  /** The modules that the page loads, by which the build finds its styles and chunks. */
  modules: string[];
  Page: ComponentType;
  /** Loads the page's code, so that it renders at once afterwards. */
  preload: () => Promise<void>;
};

function route(module: string, load: () => Promise<PageModule>): Route {
  return routeOfModules([module], load);
}

function routeOfModules(modules: string[], load: () => Promise<PageModule>): Route {
  let Loaded: ComponentType | undefined;
  const Lazy = lazy(load);
  const Page = () => (Loaded === undefined ? <Lazy /> : <Loaded />);
  const preload = async () => {
    Loaded = (await load()).default;
  };
  return { modules, Page, preload };
}

/** A page that calls the server: the query client comes with it, so that other pages do without. */
function routeWithApi(module: string, load: () => Promise<PageModule>): Route {
  return routeOfModules([module, 'src/app/ApiProvider.tsx'], async () => {
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
  '/': route('src/features/home/HomePage.tsx', () => import('../features/home/HomePage.tsx')),
  '/pricing': routeWithApi(
    'src/features/pricing/PricingPage.tsx',
    () => import('../features/pricing/PricingPage.tsx'),
  ),
  '/dashboard': routeWithApi(
    'src/app/dashboard/DashboardPage.tsx',
    () => import('./dashboard/DashboardPage.tsx'),
  ),
  '/forgot-password': routeWithApi(
    'src/features/auth/ForgotPasswordPage.tsx',
    () => import('../features/auth/ForgotPasswordPage.tsx'),
  ),
  '/privacy': route(
    'src/features/legal/PrivacyPage.tsx',
    () => import('../features/legal/PrivacyPage.tsx'),
  ),
  '/terms': route(
    'src/features/legal/TermsPage.tsx',
    () => import('../features/legal/TermsPage.tsx'),
  ),
  '/refund': route(
    'src/features/legal/RefundPage.tsx',
    () => import('../features/legal/RefundPage.tsx'),
  ),
  '/create-admin': routeWithApi(
    'src/features/admin/CreateAdminPage.tsx',
    () => import('../features/admin/CreateAdminPage.tsx'),
  ),
};
