import { defineConfig } from '@playwright/test';
export default defineConfig({ testDir: '/work/main/tests/e2e', outputDir: '/tmp/isp-results', workers: 1, timeout: 45000, expect: { timeout: 12000 }, reporter: [['list']],
  use: { baseURL: 'http://localhost:5752', locale: 'en-US', timezoneId: 'America/New_York', launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run','--disable-quic','--disable-gpu'] } } });
