// What axe finds wrong with a page as it stands: the whole of it, or what the rules of some names find.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { Result, RunOptions } from 'axe-core'

declare const axe: { run(options: RunOptions): Promise<{ violations: Result[] }> }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const barriersOf = async (page: Page, rules?: string[]): Promise<Result[]> => {
  // Once a page: reading it takes as long as looking at a small one.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async options => (await axe.run(options)).violations, {
    resultTypes: ['violations' as const],
    ...(rules && { runOnly: rules }),
  })
}
