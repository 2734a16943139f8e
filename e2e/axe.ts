// Runs axe on a page: all rules, or those with the given names.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { Result, RunOptions } from 'axe-core'

declare const axe: { run(options: RunOptions): Promise<{ violations: Result[] }> }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const violationsOf = async (page: Page, rules?: string[]): Promise<Result[]> => {
  // Inject once per page: parsing axe takes as long as checking a small page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async options => (await axe.run(options)).violations, {
    resultTypes: ['violations' as const],
    ...(rules && { runOnly: rules }),
  })
}
