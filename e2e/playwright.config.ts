import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from '../scripts/lib/chromium.ts'

const port = process.env['E2E_PORT'] ?? '3210'
// Another site that is running already, such as that of deploy/cluster-test.
const running = process.env['E2E_BASE_URL']
const baseURL = running ?? `http://localhost:${port}`
// The clock of the site starts in the morning, far from midnight, from the 11:00 limit for concerts and from
// deadlines. Pages use only the clock of the site.
const ACADEMY_NOW = '2026-11-16T09:00:00+01:00'
// Created once; workers inherit the name and read the mails written there.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'academy-e2e-'))
process.env['SEEDED_DEMO_DIR'] ??= `${process.env['E2E_DATA_DIR']}-seeded`

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  // More than cores, because pages wait for the network and the server.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // `npm test` names a test that passes at the second try.
  retries: process.env['CI'] ? 1 : 0,
  // A high limit costs nothing when tests pass, and a busy machine must not cause failures.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    // Its certificate is signed by nobody.
    ignoreHTTPSErrors: running !== undefined,
    // Tracing takes about as long as the test: use `--trace on` to examine a failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Do not wait for animations; component tests cover them.
    contextOptions: { reducedMotion: 'reduce' },
    // A journey leaves a page before it pays off to optimize its code.
    launchOptions: { ...launchOptions(), args: ['--js-flags=--no-maglev --no-turbofan'] },
  },
  // A journey in English runs on the desktop, one in German on the phone; see `languagesOn`.
  projects: [
    {
      name: 'desktop',
      grepInvert: /browser in de/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // The first four open their own phones, tablets and desktops; the others, and the tests with the tag, test
      // rules that do not depend on the width.
      testIgnore: [
        'whole-year.spec.ts',
        'setup.spec.ts',
        'next-year.long.spec.ts',
        'before-the-first-academy.long.spec.ts',
        'navigation.long.spec.ts',
        'maintenance.long.spec.ts',
        'forms.long.spec.ts',
        'api-requests.long.spec.ts',
        'tabs.long.spec.ts',
        'styles.long.spec.ts',
        'programme.long.spec.ts',
        'ledger.long.spec.ts',
      ],
      grepInvert: /browser in en|@one-width/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  ...(!running && {
    webServer: {
      command: `"${process.execPath}" serve.ts`,
      url: `${baseURL}/api/ready`,
      env: {
        PORT: port,
        ACADEMY_NOW,
        TRUST_PROXY: '127.0.0.1,::1',
        E2E_DATA_DIR: process.env['E2E_DATA_DIR'],
        SEEDED_DEMO_DIR: process.env['SEEDED_DEMO_DIR'],
      },
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  }),
})
