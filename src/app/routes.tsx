import type { ComponentType } from 'react';
import { BASE, plainPath } from '../paths.ts';
import { lazyComponent } from '../platform/lazy/lazy-component.tsx';
import type { LazyModule } from '../platform/lazy/lazy-module.ts';
import { lazyModule } from '../platform/lazy/lazy-module.ts';
import { PageNeedsConnection } from './ErrorPage.tsx';
import type { PagePath } from './page-paths.ts';

/** Whether there is a page that creates the administrator's account. */
declare const __HAS_CREATE_ADMIN__: boolean;

/** The paths of the operator's further legal pages; null: there are none. */
declare const __FURTHER_PATHS__: readonly string[] | null;

type Load = () => Promise<{ default: ComponentType }>;

export type Route = {
  Page: ComponentType;
  /** The page's code. When it is loaded, the page renders at once. */
  source: LazyModule<ComponentType>;
  /** Asks for what a customer sees first. Called when the token is known, before the page renders. */
  firstScreen?: LazyModule<(search: URLSearchParams) => void>;
};

function route(load: Load): Route {
  const source = lazyModule(async () => (await load()).default);
  const Page = lazyComponent(source, { Missing: PageNeedsConnection });
  return { Page, source };
}

/** A page that calls the server. It brings the query client, so that other pages do not load it. */
function routeWithApi(load: Load): Route {
  const loadWithApi = async () => {
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
  };
  return route(loadWithApi);
}

/** The page of every other path. */
export const notFound = route(() => import('./NotFound.tsx'));

const own = {
  '/': route(() => import('../features/home/HomePage.tsx')),
  '/pricing': routeWithApi(() => import('../features/pricing/PricingPage.tsx')),
  '/dashboard': {
    ...routeWithApi(() => import('./dashboard/DashboardPage.tsx')),
    firstScreen: lazyModule(
      async () => (await import('./dashboard/first-screen.ts')).startFirstScreen,
    ),
  },
  '/forgot-password': routeWithApi(() => import('../features/auth/ForgotPasswordPage.tsx')),
  '/privacy': route(() => import('../features/legal/PrivacyPage.tsx')),
  '/terms': route(() => import('../features/legal/TermsPage.tsx')),
  '/refund': route(() => import('../features/legal/RefundPage.tsx')),
  '/create-admin': __HAS_CREATE_ADMIN__
    ? routeWithApi(() => import('../features/admin/CreateAdminPage.tsx'))
    : notFound,
} satisfies Record<PagePath, Route>;

/**
 * Every page of the shop, below the path that it is published under: docs/product/everywhere.md#routes. Title and
 * description are in shell/route-meta.ts, what the build adds to each in page-files.ts.
 */
export const routes: Record<string, Route> =
  __FURTHER_PATHS__ === null ? own : { ...own, ...furtherRoutes(__FURTHER_PATHS__) };

function furtherRoutes(paths: readonly string[]): Record<string, Route> {
  const further = route(() => import('../features/legal/FurtherPage.tsx'));
  return Object.fromEntries(paths.map((path) => [path, further]));
}

export const routePaths = Object.keys(routes).filter((path) => routes[path] !== notFound);

/** The route of a pathname. `/pricing/` counts as `/pricing`. */
export function routeOf(pathname: string): string | undefined {
  if (!`${pathname}/`.startsWith(BASE)) return undefined;
  const plain = plainPath(pathname.slice(BASE.length - 1));
  return routePaths.find((known) => known === plain);
}
