import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { installedChromium } from '../scripts/lib/chromium.ts'

const port = '3210'
const baseURL = `http://localhost:${port}`
const executablePath = installedChromium()

export default defineConfig({
  testDir: '.',
  outputDir: join(tmpdir(), 'academy-e2e-traces'),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  use: {
    baseURL,
    trace: 'retain-on-failure',
    // The tests open nothing but our own pages, and Chromium has no sandbox for root nor in most containers.
    launchOptions: { chromiumSandbox: false, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: `"${process.execPath}" serve.ts`,
    url: `${baseURL}/api/ready`,
    env: { PORT: port },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
