// The journeys that run in several engines: those of `BROWSERS`, such as `BROWSERS=firefox,webkit`, otherwise all that
// are installed.
import { defineConfig } from '@playwright/test'
import { availableBrowsers, type BrowserName } from '../../scripts/lib/browsers.ts'
import config from '../playwright.config.ts'

const { webServer, ...shared } = config
const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined
const server = Array.isArray(webServer) ? webServer[0] : webServer

export default defineConfig<object, { engineName: BrowserName }>({
  ...shared,
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../test-results/engines',
  // One browser of each engine, which goes from journey to journey.
  workers: 3,
  fullyParallel: false,
  timeout: 240_000,
  projects: availableBrowsers(isWorker ? () => {} : console.log).map(engineName => ({
    name: engineName,
    workers: 1,
    use: { engineName },
  })),
  ...(server && { webServer: { ...server, cwd: `${import.meta.dirname}/..` } }),
})
