import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { clientFolder } from '../api/src/http/site/bundle.ts'
import { withBrowser } from './lib/browser.ts'
import type { Row } from './lib/row.ts'
import { withProduct } from './lib/servers.ts'

export const name = 'Weight: what a browser loads to show a page, gzip'

const PATHS = ['/', '/masterclasses']
const FORM = '/auth/login'
const LIMITS_KB = { js: 150, css: 10 }
type Kind = keyof typeof LIMITS_KB

// Names that no minifier can change, because they are looked up at run time.
const marks = { zod: '_zod', 'React Aria': 'react-aria' }

/** The built files that the page loads by itself, without a hand on the mouse. */
const loadedBy = async (browser: Browser, url: string): Promise<string[]> => {
  const page = await browser.newPage()
  const files = new Set<string>()
  page.on('request', request => files.add(new URL(request.url()).pathname))
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
  return [...files].filter(file => /\.(js|css)$/.test(file))
}

const contents = (files: string[], kind: Kind): Promise<Buffer[]> =>
  Promise.all(files.filter(file => file.endsWith(`.${kind}`)).map(file => readFile(join(clientFolder, file))))

const kilobytes = async (files: string[], kind: Kind): Promise<number> =>
  (await contents(files, kind)).reduce((sum, content) => sum + gzipSync(content).length, 0) / 1000

const weightRow = async (path: string, files: string[], kind: Kind): Promise<Row> => {
  const weight = await kilobytes(files, kind)
  const count = files.filter(file => file.endsWith(`.${kind}`)).length
  const limit = LIMITS_KB[kind]
  return {
    what: `${path}: ${kind === 'js' ? 'JavaScript' : 'CSS'}`,
    measured: `${weight.toFixed(1)} kB in ${count} ${count === 1 ? 'file' : 'files'}`,
    wanted: { value: `at most ${limit} kB`, met: count > 0 && weight <= limit },
  }
}

const librariesIn = async (files: string[]): Promise<string[]> => {
  const scripts = (await contents(files, 'js')).map(String)
  return Object.entries(marks)
    .filter(([, mark]) => scripts.some(script => script.includes(mark)))
    .map(([library]) => library)
}

const pageRows = async (path: string, files: string[]): Promise<Row[]> => {
  const libraries = await librariesIn(files)
  return [
    await weightRow(path, files, 'js'),
    await weightRow(path, files, 'css'),
    {
      what: `${path}: libraries of the forms`,
      measured: libraries.join(', ') || 'none',
      wanted: { value: 'none', met: libraries.length === 0 },
    },
  ]
}

export const run = () =>
  withProduct(({ port }) =>
    withBrowser(async ({ browser }) => {
      const filesOf = (path: string) => loadedBy(browser, `http://localhost:${port}${path}`)
      const rows: Row[] = []
      for (const path of PATHS) rows.push(...(await pageRows(path, await filesOf(path))))
      // The control: a form needs zod, so that not finding it here would mean that the search is blind.
      const formLibraries = await librariesIn(await filesOf(FORM))
      rows.push({
        what: `${FORM}, to compare: libraries of the forms`,
        measured: formLibraries.join(', ') || 'none',
        wanted: { value: 'zod', met: formLibraries.includes('zod') },
      })
      return rows
    }),
  )
