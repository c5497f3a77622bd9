/** Whether `npm run test:all` runs, which looks at more in the same tests. */
export const IS_NIGHT = process.env['TESTS'] === 'all';
