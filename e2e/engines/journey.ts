// The test of the journeys that run in every engine: with a tab whose pages must not report an error.
import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { type BrowserName, findFirefox, findWebKit } from '../../scripts/lib/browsers.ts'
import { openChromium } from './chromium.ts'
import type { Engine } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { Tab } from './tab.ts'
import { openWebKit } from './webkit.ts'

const found = <Program>(program: Program | undefined): Program => {
  if (program) return program
  throw new Error('The browser is gone')
}

const engines = {
  chromium: openChromium,
  firefox: () => openFirefox(found(findFirefox())),
  webkit: () => openWebKit(found(findWebKit())),
}

export const test = base.extend<{ tab: Tab }, { engineName: BrowserName; engine: Engine }>({
  engineName: ['chromium', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName]()
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine, baseURL }, use, info) => {
    const driver = await engine.newDriver()
    const tab = new Tab(driver, baseURL ?? '')
    await use(tab)
    if (info.status !== info.expectedStatus) {
      const path = info.outputPath('page.png')
      await writeFile(path, await driver.screenshot())
      await info.attach('page', { path })
    }
    const errors = await tab.errors()
    await tab.leave()
    await driver.close()
    expect(errors).toEqual([])
  },
})

export { expect }
