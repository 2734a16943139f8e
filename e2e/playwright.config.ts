import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { installedChromium } from '../scripts/lib/chromium.ts'

const port = process.env['E2E_PORT'] ?? '3210'
const baseURL = `http://localhost:${port}`
// The site's clock starts on a quiet morning, far from midnight, from the eleven o'clock of concerts and from deadlines.
// The pages know no other clock than the site's.
const ACADEMY_NOW = '2026-11-16T09:00:00+01:00'
// Made once; the workers inherit the name, and read the mails that the site has written there.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'academy-e2e-'))
const executablePath = installedChromium()

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  // More than cores: pages wait for the network, for the site and for each other.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // One that passes at the second try is named by `npm test`.
  retries: process.env['CI'] ? 1 : 0,
  // Patience costs nothing while all is well, and a busy machine must not look like a fault.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    // A trace of every step takes about as long as the steps: `--trace on` when a failure needs a closer look.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Nothing is to be learnt from waiting for what fades and slides; how it moves is tested where it is made.
    contextOptions: { reducedMotion: 'reduce' },
    // The tests open nothing but our own pages, and Chromium has no sandbox for root nor in most containers.
    launchOptions: { chromiumSandbox: false, ...(executablePath && { executablePath }) },
  },
  // A journey that is told in both languages is walked once at each width.
  projects: [
    {
      name: 'desktop',
      grepInvert: /whose browser asks for de/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // The year has phones and desktops of its own; the others follow rules that know no width.
      testIgnore: [
        'whole-year.spec.ts',
        'navigation.spec.ts',
        'maintenance.spec.ts',
        'forms.spec.ts',
        'tabs.spec.ts',
        'styles.spec.ts',
      ],
      grepInvert: /whose browser asks for en/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" serve.ts`,
    url: `${baseURL}/api/ready`,
    env: {
      PORT: port,
      ACADEMY_NOW,
      TRUST_PROXY: '127.0.0.1,::1',
      E2E_DATA_DIR: process.env['E2E_DATA_DIR'],
    },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
