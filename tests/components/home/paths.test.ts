import { expect, test } from 'vitest';
import { PAGE_PATHS } from '../../../src/app/page-paths.ts';
import { routeOf } from '../../../src/app/routes.tsx';
import { metaFor } from '../../../src/app/shell/route-meta.ts';
import { paths } from '../../../src/paths.ts';

test('every route of the shop has its path, and only the public ones are listed', () => {
  expect(PAGE_PATHS.map((path) => `${path}${metaFor(path).isListed ? ' listed' : ''}`)).toEqual([
    '/ listed',
    '/pricing listed',
    '/dashboard',
    '/forgot-password',
    '/privacy listed',
    '/terms listed',
    '/refund listed',
    '/create-admin',
  ]);
});

test('every path that is built leads to a route', () => {
  expect(
    new Set(Object.values(paths).map((path) => routeOf(new URL(path(), 'http://shop').pathname))),
  ).toEqual(new Set(PAGE_PATHS));
});

test('unset parameters are left out of a path', () => {
  expect(paths.pricing()).toBe('/pricing');
  expect(paths.pricing({ plan: undefined, code: '' })).toBe('/pricing');
  expect(paths.pricing({ plan: 'isp', amount: 25, code: 'A&B' })).toBe(
    '/pricing?plan=isp&code=A%26B&amount=25',
  );
  expect(paths.dashboard({ type: 'isp' })).toBe('/dashboard?type=isp');
});

test('a trailing slash leads to the same route, an unknown path to none', () => {
  expect(routeOf('/pricing/')).toBe('/pricing');
  expect(routeOf('/')).toBe('/');
  expect(routeOf('//')).toBe('/');
  expect(routeOf('/pricing/more')).toBeUndefined();
  expect(routeOf('/Pricing')).toBeUndefined();
});
