import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { clientFolder } from '../api/src/http/site/bundle.ts'
import { withBrowser } from './lib/browser.ts'
import { logIn } from './lib/log-in.ts'
import type { Server } from './lib/process.ts'
import type { Row } from './lib/row.ts'
import { sized } from './lib/scale.ts'
import { withProduct } from './lib/servers.ts'

export const name = 'Weight: what a browser loads to show a page, Brotli as it is sent'

const ACCOUNT_FORMS = sized(
  ['/auth/login', '/auth/register', '/auth/reset-password?email=a@b.at&token=x'],
  ['/auth/login'],
)
/** The first masterclass in the teacher's list. */
const APPLICANTS = '/user/t/masterclass/$id'
const FORMS = sized(['/contact', ...ACCOUNT_FORMS], ['/contact'])
// One style sheet for all public pages: the second page loads none.
const LIMITS_KB = { js: 82, css: 13 }
/** Of login, registration and new password. */
const ACCOUNT_LIMITS_KB = { ...LIMITS_KB, js: 90 }
type Kind = keyof typeof LIMITS_KB

/** Pages after the login: by person of the demo, with the most script that they may load. */
const MEMBER_PAGES: { email: string; role: string; limits: Record<string, number> }[] = sized(
  [
    {
      email: 'student@example.org',
      role: 'student',
      limits: { '/user': 160, '/user/masterclass': 160, '/user/acomodation': 157, '/user/concert': 152 },
    },
    { email: 'teacher@example.org', role: 'teacher', limits: { '/user': 160, [APPLICANTS]: 178 } },
    {
      email: 'manager@example.org',
      role: 'office',
      limits: { '/user': 212, '/user/a/people': 194, '/user/a/invoices': 204 },
    },
  ],
  [{ email: 'student@example.org', role: 'student', limits: { '/user': 160 } }],
)

/** Returns every page in the sitemap, and one masterclass. */
const contentPaths = async (site: string): Promise<string[]> => {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<?]+)<\/loc>/g)].map(([, address = '']) => address)
  const paths = [...new Set(addresses.map(address => new URL(address).pathname))]
  const isMasterclass = (path: string) => path.startsWith('/masterclass/')
  const others = paths.filter(path => !isMasterclass(path))
  return sized([...others, ...paths.filter(isMasterclass).slice(0, 1)], others.slice(0, 1))
}

// Names that no minifier can change, because they are looked up at run time. React Aria's class names occur
// only in the library; the page frame uses an attribute of it.
const marks = { zod: /_zod/, 'React Aria': /react-aria-[A-Z]/ }

interface Visit {
  interact?: (page: Page) => Promise<void>
  /** The session, as the browser stores it. */
  session?: string
  /** Whether what the page fetches while nothing else happens counts. */
  whenIdle?: boolean
}

/** Returns the built files that the page loads with an empty cache. */
const loadedBy = async (
  browser: Browser,
  url: string,
  { interact = async () => {}, session, whenIdle = false }: Visit = {},
): Promise<string[]> => {
  const page = await browser.newPage()
  if (session) await page.addInitScript(text => localStorage.setItem('user', text), session)
  if (!whenIdle) await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const files = new Set<string>()
  page.on('request', request => files.add(new URL(request.url()).pathname))
  await page.goto(url, { waitUntil: 'networkidle' })
  // Pages after the login are rendered in the browser.
  if (session) await page.locator('.user-content h1').first().waitFor()
  if (session) await page.waitForLoadState('networkidle')
  await interact(page)
  await page.close()
  return [...files].filter(file => /\.(js|css)$/.test(file))
}

const SCREENS = {
  'a phone': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  'a laptop': { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 },
}

/** The pictures that a screen loads without scrolling: their files are not compressed any further. */
const pictureRows = async (
  browser: Browser,
  url: string,
  [screen, options]: [string, (typeof SCREENS)[keyof typeof SCREENS]],
): Promise<Row[]> => {
  const page = await browser.newPage(options)
  const sizes: Promise<number>[] = []
  page.on('response', response => {
    if (response.headers()['content-type']?.startsWith('image/'))
      sizes.push(response.body().then(({ length }) => length))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await page.close()
  if (sizes.length === 0) return []
  const measured = `${(bytes / 1000).toFixed(1)} kB in ${sizes.length} ${sizes.length === 1 ? 'file' : 'files'}`
  return [{ what: `${new URL(url).pathname}: pictures on ${screen}`, measured }]
}

/** Submits an empty form: once its errors appear, all of its libraries are loaded. */
const submitEmpty = async (page: Page): Promise<void> => {
  await page.locator('main form button[type=submit]').click()
  await page.locator('main form [aria-invalid]').first().waitFor()
}

const contents = (files: string[], kind: Kind): Promise<Buffer[]> =>
  Promise.all(files.filter(file => file.endsWith(`.${kind}`)).map(file => readFile(join(clientFolder, file))))

/** As browsers get them. */
const kilobytes = async (files: string[], kind: Kind): Promise<number> =>
  (await contents(files, kind)).reduce((sum, content) => sum + brotliCompressSync(content).length, 0) / 1000

const weightRow = async (path: string, files: string[], kind: Kind): Promise<Row> => {
  const weight = await kilobytes(files, kind)
  const count = files.filter(file => file.endsWith(`.${kind}`)).length
  const limit = (ACCOUNT_FORMS.includes(path) ? ACCOUNT_LIMITS_KB : LIMITS_KB)[kind]
  return {
    what: `${path}: ${kind === 'js' ? 'JavaScript' : 'CSS'}`,
    measured: `${weight.toFixed(1)} kB in ${count} ${count === 1 ? 'file' : 'files'}`,
    wanted: { value: `at most ${limit} kB`, met: count > 0 && weight <= limit },
  }
}

const applicantsPath = async ({ port }: Server, session: string): Promise<string> => {
  const headers = { authorization: `Bearer ${JSON.parse(session).access_token}` }
  const mine = await fetch(`http://localhost:${port}/api/academy/t/my-masterclasses`, { headers })
  const { id } = (await mine.json()).find(({ is_current }: { is_current: boolean }) => is_current)
  return APPLICANTS.replace('$id', id)
}

const memberRows = async (browser: Browser, product: Server): Promise<Row[]> => {
  const rows: Row[] = []
  for (const { email, role, limits } of MEMBER_PAGES) {
    const session = await logIn(product, email)
    for (const [path, limit] of Object.entries(limits)) {
      const shown = path === APPLICANTS ? await applicantsPath(product, session) : path
      const url = `http://localhost:${product.port}${shown}`
      const files = await loadedBy(browser, url, { session })
      const weight = await kilobytes(files, 'js')
      const all = await kilobytes(await loadedBy(browser, url, { session, whenIdle: true }), 'js')
      const libraries = await librariesIn(files)
      const count = files.filter(file => file.endsWith('.js')).length
      rows.push({
        what: `${path} of ${role}: JavaScript`,
        measured: `${weight.toFixed(1)} kB in ${count} files, then ${(all - weight).toFixed(1)} kB when idle`,
        wanted: { value: `at most ${limit} kB`, met: count > 0 && weight <= limit },
      })
      rows.push({
        what: `${path} of ${role}: libraries of the forms`,
        measured: libraries.join(', ') || 'none',
        wanted: { value: 'none', met: libraries.length === 0 },
      })
    }
  }
  return rows
}

const librariesIn = async (files: string[]): Promise<string[]> => {
  const scripts = (await contents(files, 'js')).map(String)
  return Object.entries(marks)
    .filter(([, mark]) => scripts.some(script => mark.test(script)))
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
  withProduct(product =>
    withBrowser(async ({ browser }) => {
      const addressOf = (path: string) => `http://localhost:${product.port}${path}`
      const rows: Row[] = []
      const content = await contentPaths(addressOf(''))
      for (const path of [...content, ...ACCOUNT_FORMS])
        rows.push(...(await pageRows(path, await loadedBy(browser, addressOf(path)))))
      rows.push(...(await memberRows(browser, product)))
      for (const path of content)
        for (const screen of Object.entries(SCREENS))
          rows.push(...(await pictureRows(browser, addressOf(path), screen)))
      // The control: a form in use has loaded zod. If it is not found here, the search does not work.
      for (const path of FORMS) {
        const files = await loadedBy(browser, addressOf(path), { interact: submitEmpty })
        const libraries = await librariesIn(files)
        rows.push({
          what: `${path}, in use: libraries of the forms`,
          measured: `${libraries.join(', ') || 'none'}, ${(await kilobytes(files, 'js')).toFixed(1)} kB in all`,
          wanted: { value: 'zod', met: libraries.includes('zod') },
        })
      }
      return rows
    }),
  )
