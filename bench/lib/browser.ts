import { type Browser, chromium } from '@playwright/test'
import { freePort } from '../../api/src/db/embedded/free-port.ts'
import { installedChromium } from '../../scripts/lib/chromium.ts'

interface OpenBrowser {
  browser: Browser
  /** Where other programs can steer it. */
  debuggingPort: number
}

/** A Chromium without a window. It opens nothing but our own pages, and has no sandbox for root. */
export const withBrowser = async <T>(work: (open: OpenBrowser) => Promise<T>): Promise<T> => {
  const debuggingPort = await freePort()
  const executablePath = installedChromium()
  const browser = await chromium.launch({
    chromiumSandbox: false,
    args: [`--remote-debugging-port=${debuggingPort}`],
    ...(executablePath && { executablePath }),
  })
  return work({ browser, debuggingPort }).finally(() => browser.close())
}
