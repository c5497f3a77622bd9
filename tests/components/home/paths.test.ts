import { expect, test } from 'vitest';
import { ROUTES, paths, routeOf } from '../../../src/paths.ts';

test('every route of the shop has its path, and only the public ones are listed', () => {
  expect(ROUTES.map(({ path, listed }) => `${path}${listed ? ' listed' : ''}`)).toEqual([
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
