/** The pages that every shop has, by path. `routes.tsx` adds the operator's further legal pages. */
export const PAGE_PATHS = [
  '/',
  '/pricing',
  '/dashboard',
  '/forgot-password',
  '/privacy',
  '/terms',
  '/refund',
  '/create-admin',
] as const;

export type PagePath = (typeof PAGE_PATHS)[number];
