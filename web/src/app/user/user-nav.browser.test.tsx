import { exampleUser } from '@academy/contract/base/endpoints'
import type { Phase } from '@academy/contract/base/phase'
import type { Role } from '@academy/contract/base/roles'
import { profile } from '@academy/contract/people/profile/endpoints'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dataCache } from '../../base/data-cache.ts'
import { LocaleContext } from '../../base/i18n/locale-context.ts'
import { MemberContext } from '../../base/pages/member.ts'
import type { Waiting } from '../../base/pages/menu-bar.ts'
import { pagesOf } from '../../base/pages/records.ts'
import { SiteContext, unknownSite } from '../../base/site.ts'
import { answering } from '../../base/testing/answering.ts'
import { expectAccessible } from '../../ui/testing/axe.ts'
import { touch } from '../../ui/testing/touch.ts'
import { createAppRouter } from '../router.tsx'
import { routeTree } from '../routes.tsx'
import { UserNav } from './user-nav.tsx'

const assets = { script: '', imports: [], styles: [], content: { script: '', imports: [], afterLogin: [] } }
const { reply: exampleProfile } = profile.example
const call = answering(() => exampleProfile)
const real = createAppRouter(routeTree, { locale: 'en', call, origin: 'http://localhost', assets })
const pages = pagesOf(real.routesById).filter(({ path }) => path.startsWith('/user') && !path.includes('$'))

interface Shown {
  roles: Role[]
  phase?: Phase
  at?: string
  waiting?: Waiting
  locale?: 'de' | 'en'
}

/** The menu with pages that show nothing but their path. */
const show = async ({ roles, phase = 'academy', at = '/user', waiting = {}, locale = 'en' }: Shown) => {
  const root = createRootRoute({
    component: () => (
      <LocaleContext value={locale}>
        <SiteContext value={{ ...unknownSite, phase }}>
          <QueryClientProvider client={dataCache}>
            <MemberContext value={{ ...exampleUser, roles }}>
              <div className="user-area">
                <UserNav waiting={waiting} />
                <main id="content" tabIndex={-1}>
                  <Outlet />
                </main>
              </div>
            </MemberContext>
          </QueryClientProvider>
        </SiteContext>
      </LocaleContext>
    ),
  })
  const children = pages.map(({ path, record }) =>
    createRoute({
      getParentRoute: () => root,
      path,
      staticData: { page: record },
      component: () => <h1>{path}</h1>,
    }),
  )
  const router = createRouter({
    routeTree: root.addChildren(children),
    history: createMemoryHistory({ initialEntries: [at] }),
    context: { call } as never,
  })
  await render(<RouterProvider router={router} />)
  await expect.element(page.getByRole('heading', { level: 1, name: at, exact: true })).toBeVisible()
}

const bar = page.getByRole('navigation', { name: 'Personal area' })
const more = page.getByRole('button', { name: 'More' })
const sheet = page.getByRole('dialog', { name: 'More pages' })
const names = (within: { getByRole: typeof page.getByRole }) =>
  within
    .getByRole('link')
    .elements()
    .filter(link => link.checkVisibility())
    .map(link => (link as HTMLElement).innerText.split('\n')[0])

const PHONE = [390, 844] as const
beforeEach(() => {
  document.body.style.padding = '0'
})

test('on a phone the bar has four pages and the rest, and the rest has everything else in groups', async () => {
  await page.viewport(...PHONE)
  await show({ roles: ['student'] })
  expect(names(bar)).toEqual(['Overview', 'Days', 'Concert', 'Stay'])
  await userEvent.click(more)
  await expect.element(sheet).toBeVisible()
  expect(names(sheet)).toEqual(['Account', 'My Masterclasses', 'Profile', 'Access'])
  const headings = sheet.getByRole('heading', { level: 3 }).elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual(['My academy', 'About you'])
  await expectAccessible()
})

test('the bar of a teacher has all five pages and no rest', async () => {
  await page.viewport(...PHONE)
  await show({ roles: ['Teacher'] })
  expect(names(bar)).toEqual(['Overview', 'Days', 'Teaching', 'Profile', 'Access'])
  await expect.element(more).not.toBeInTheDocument()
})

const ways: Record<string, () => unknown> = {
  Escape: () => userEvent.keyboard('{Escape}'),
  Back: () => history.back(),
  'a swipe down': () => touch(sheet.getByRole('heading', { name: 'More pages' })).drag(130),
  'the close button': () => userEvent.click(sheet.getByRole('button', { name: 'Close' })),
  'a tap beside it': () => userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true }),
}

test.each(Object.keys(ways))('%s closes the sheet, and the focus returns', async way => {
  await page.viewport(...PHONE)
  await show({ roles: ['AcademyManager'] })
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(sheet).toBeVisible()
  await expect.element(more).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => history.state?.isDialogEntry).toBe(true)
  await ways[way]?.()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
})

test('a page is chosen by keyboard, the sheet closes, and the rest is marked as current', async () => {
  await page.viewport(...PHONE)
  await show({ roles: ['student'] })
  await userEvent.click(more)
  sheet.getByRole('link', { name: 'Profile' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: '/user/profile' })).toBeVisible()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(more).toHaveAttribute('aria-current', 'true')
  await userEvent.click(more)
  await expect.element(sheet.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page')
  expect(sheet.getByRole('link', { name: 'Access' }).element().ariaCurrent).toBeNull()
})

test('a page in the bar is marked, and the rest is not', async () => {
  await page.viewport(...PHONE)
  await show({ roles: ['student'], at: '/user/concert' })
  await expect.element(bar.getByRole('link', { name: 'Concert' })).toHaveAttribute('aria-current', 'page')
  expect(more.element().ariaCurrent).toBeNull()
})

test('what waits is counted in the bar, for the rest, and in the sheet', async () => {
  await page.viewport(...PHONE)
  const waiting = {
    house: { count: 12, text: '12 guests have no room yet' },
    mails: { count: 3, text: '3 messages are unanswered' },
    invoices: { count: 2, text: '2 invoices are overdue' },
  }
  await show({ roles: ['AcademyManager'], waiting })
  const house = bar.getByRole('link', { name: 'House' })
  await expect.poll(() => house.element().textContent).toMatch(/12/)
  await expect.element(house).toHaveAttribute('aria-description', '12 guests have no room yet')
  await expect.poll(() => more.element().textContent).toMatch(/5/)
  await userEvent.click(more)
  const mails = sheet.getByRole('link', { name: 'Email' })
  await expect.poll(() => mails.element().textContent).toMatch(/3/)
  await expect.element(mails).toHaveAttribute('aria-description', '3 messages are unanswered')
  await expectAccessible()
})

test('the sheet of a student counts what is to pay', async () => {
  await page.viewport(...PHONE)
  await show({ roles: ['student'] })
  await userEvent.click(more)
  const count = exampleProfile.outstanding_invoices.length
  expect(count).toBeGreaterThan(0)
  await expect
    .poll(() => sheet.getByRole('link', { name: 'Account' }).element().textContent)
    .toMatch(new RegExp(`${count}$`))
})

test('the sidebar has all pages of the office in groups, and scrolls by itself in a low window', async () => {
  await page.viewport(1280, 360)
  await show({ roles: ['Admin'], at: '/user/access' })
  expect(document.querySelector('.user-nav-more')?.checkVisibility()).toBe(false)
  const lists = bar.getByRole('list').elements()
  expect(lists.map(list => list.ariaLabel)).toEqual([
    null,
    'People',
    'Classes',
    'House',
    'Money',
    'Letters',
    'Settings',
    'About you',
  ])
  const groups = document.querySelector('.user-nav-groups') as HTMLElement
  expect(groups.scrollHeight).toBeGreaterThan(groups.clientHeight)
  expect(groups.clientHeight).toBeLessThanOrEqual(360)
  // The current page is in sight.
  await expect.element(bar.getByRole('link', { name: 'Access' })).toBeInViewport()
  for (const link of bar.getByRole('link').elements()) {
    ;(link as HTMLElement).focus()
    const { top, bottom } = link.getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(360)
  }
})

const everyRole: Role[] = ['student', 'Teacher', 'Correpetitor', 'AcademyManager', 'Admin']
const phases: Phase[] = [
  'set-up',
  'applications',
  'selection',
  'preparation',
  'arrival',
  'academy',
  'afterwards',
]
const all = (['de', 'en'] as const).flatMap(locale =>
  [...everyRole.map(role => [role]), everyRole].flatMap(roles =>
    phases.map(phase => ({ locale, roles, phase })),
  ),
)

test.each(all)('at 320 px no label of the bar is cut: $locale, $roles, $phase', async shown => {
  await page.viewport(320, 568)
  await show(shown)
  const labels = [...document.querySelectorAll<HTMLElement>('.user-nav .item-short, .user-nav-more')].filter(
    label => label.checkVisibility(),
  )
  expect(labels.length).toBeGreaterThan(4)
  const entries = [...document.querySelectorAll<HTMLElement>('.user-nav a, .user-nav-more')]
  for (const entry of entries.filter(one => one.checkVisibility())) {
    const { width, height, left, right } = entry.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(320)
    expect(entry.scrollWidth, entry.innerText).toBeLessThanOrEqual(entry.clientWidth)
  }
  for (const label of labels) {
    const range = document.createRange()
    range.selectNodeContents(label)
    const box = (label.closest('a, button') as HTMLElement).getBoundingClientRect()
    expect(range.getBoundingClientRect().left, label.innerText).toBeGreaterThanOrEqual(box.left)
    expect(range.getBoundingClientRect().right, label.innerText).toBeLessThanOrEqual(box.right)
    // On one line: a word that is broken is cut, too.
    if (label.classList.contains('item-short')) expect(label.offsetHeight, label.innerText).toBeLessThan(20)
  }
})
