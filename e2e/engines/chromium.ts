// Chromium over Playwright, as in all other journeys.
import { chromium } from '@playwright/test'
import { launchOptions } from '../../scripts/lib/chromium.ts'
import { type Driver, type Engine, WINDOW } from './driver.ts'

export const openChromium = async (): Promise<Engine> => {
  const browser = await chromium.launch(launchOptions())

  const newDriver = async (): Promise<Driver> => {
    const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce', locale: 'en-GB' })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    page.on('console', message => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
    })
    return {
      open: async url => void (await page.goto(url, { waitUntil: 'commit' })),
      reload: async () => void (await page.reload({ waitUntil: 'commit' })),
      back: async () => void (await page.goBack({ waitUntil: 'commit' })),
      evaluate: expression => page.evaluate<string>(expression),
      click: ({ x, y }) => page.mouse.click(x, y),
      type: text => page.keyboard.type(text),
      press: key => page.keyboard.press(key),
      chooseFile: (css, path) => page.setInputFiles(css, path),
      errors,
      screenshot: () => page.screenshot(),
      close: () => context.close(),
    }
  }

  return { newDriver, close: () => browser.close() }
}
