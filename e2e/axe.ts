// Runs axe on a page: all rules, or those with the given names.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { ContextObject, Result, RunOptions } from 'axe-core'

declare const axe: { run(context: ContextObject, options: RunOptions): Promise<{ violations: Result[] }> }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Entries of the same kind: after the first ones, a list tells nothing new and takes most of the time. */
const REPEATED = [
  'tbody > tr:nth-child(n + 4)',
  'main li:nth-child(n + 5)',
  '.plan-room:nth-child(n + 5)',
  '.result:nth-of-type(n + 4):not(:last-of-type)',
]
const HIDE_REPEATED = `${REPEATED.join()} { display: none !important }`
/** What surrounds the content, the same on every page. */
const FRAME = ['body > header', 'nav', 'body > footer']

interface Scope {
  rules?: string[]
  /** Skips what surrounds the content. */
  contentOnly?: boolean
  /** Contrasts take two thirds of the time. */
  withoutColors?: boolean
  /** Only this part of the page, such as a dialog. */
  within?: string
}

export const violationsOf = async (
  page: Page,
  { rules, contentOnly = false, withoutColors = false, within = 'html' }: Scope = {},
): Promise<Result[]> => {
  // Inject once per page: parsing axe takes as long as checking a small page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Nothing on our pages plays by itself, and style sheets are read only by a rule that is off.
    preload: false,
    rules: { 'color-contrast': { enabled: !withoutColors } },
    ...(rules && { runOnly: rules }),
  }
  return page.evaluate(
    async ([include, selectors, hide, how]) => {
      // axe refuses a selector that matches nothing.
      const exclude = selectors.filter(selector => document.querySelector(selector))
      // Hidden, not excluded: axe measures everything that is visible.
      const shortened = new CSSStyleSheet()
      shortened.replaceSync(hide)
      document.adoptedStyleSheets.push(shortened)
      const { violations } = await axe.run({ include: [include], exclude }, how)
      document.adoptedStyleSheets.pop()
      return violations
    },
    [within, contentOnly ? FRAME : [], HIDE_REPEATED, options] as const,
  )
}
