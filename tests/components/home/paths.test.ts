import { expect, test } from 'vitest';
import { pageAt } from '../../../src/app/pages.ts';
import { paths } from '../../../src/paths.ts';
import { routes } from '../../../src/routes.ts';

test('every path that is built matches a route', () => {
  expect(
    new Set(
      Object.values(paths).map((path) => pageAt(new URL(path(), 'http://shop').pathname).path),
    ),
  ).toEqual(new Set(routes.map(({ path }) => path)));
});

test('undefined parameters are omitted from a path', () => {
  expect(paths.pricing()).toBe('/pricing');
  expect(paths.pricing({ plan: undefined, code: '' })).toBe('/pricing');
  expect(paths.pricing({ plan: 'isp', amount: 25, code: 'A&B' })).toBe(
    '/pricing?plan=isp&code=A%26B&amount=25',
  );
  expect(paths.dashboard({ type: 'isp' })).toBe('/dashboard?type=isp');
});

test('a trailing slash matches the same route, and an unknown path matches none', () => {
  expect(pageAt('/pricing/').path).toBe('/pricing');
  expect(pageAt('/').path).toBe('/');
  expect(pageAt('//').path).toBe('/');
  expect(pageAt('/pricing/more').path).toBe('/404');
  expect(pageAt('/Pricing').path).toBe('/404');
});
