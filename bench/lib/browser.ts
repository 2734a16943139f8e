import { type Browser, chromium } from '@playwright/test'
import { freePort } from '../../api/src/db/embedded/free-port.ts'
import { provideChromium } from '../../scripts/lib/chromium.ts'

interface OpenBrowser {
  browser: Browser
  /** For remote control by other programs. */
  debuggingPort: number
}

/** Runs headless Chromium. It opens only our own pages, and root requires running without a sandbox. */
export const withBrowser = async <T>(work: (open: OpenBrowser) => Promise<T>): Promise<T> => {
  const debuggingPort = await freePort()
  const executablePath = provideChromium()
  const browser = await chromium.launch({
    chromiumSandbox: false,
    args: [`--remote-debugging-port=${debuggingPort}`],
    executablePath,
  })
  return work({ browser, debuggingPort }).finally(() => browser.close())
}
