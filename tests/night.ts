/** Whether `npm run test:all` is running, which checks more in the same tests. */
export const IS_NIGHT = process.env['TESTS'] === 'all';
