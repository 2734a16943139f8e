import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleContext } from '../../../base/i18n/locale-context.ts'
import { paths } from '../../../base/pages/paths.ts'
import { expectAccessible } from '../../../ui/testing/axe.ts'
import { Scene } from './scene.tsx'
import { drawings } from './scene-drawings.ts'
import { EventList, type StepLine, StepList } from './step-list.tsx'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const show = (content: ReactNode, locale: 'de' | 'en') =>
  render(
    <RouterContextProvider router={router}>
      <LocaleContext value={locale}>
        <main>
          <h1>Overview</h1>
          {content}
        </main>
      </LocaleContext>
    </RouterContextProvider>,
  )

const way = { to: paths.MyInvoice, params: { id: '7' }, label: 'Pay €75' }
const steps: StepLine[] = [
  { texts: { what: 'Handling fee', why: 'Invoice 2027-7 is open.', way }, date: '2027-06-10', isLate: true },
  { texts: { what: 'Profile', why: '' } },
]

test.each([
  ['en', 'What to do now', ['by 10 June 2027 overdue', 'now']],
  ['de', 'Was jetzt zu tun ist', ['bis 10. Juni 2027 überfällig', 'jetzt']],
] as const)(
  'the list says what to do, until when, and has one button each (%s)',
  async (locale, title, days) => {
    const act = vi.fn()
    await show(
      <StepList
        steps={steps}
        nothing="nothing"
        actionOf={(step, look) =>
          step === steps[1] && (
            <button type="button" data-look={look} onClick={act}>
              Complete
            </button>
          )
        }
      />,
      locale,
    )
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    const lines = page.getByRole('listitem').elements()
    expect(lines.map(line => line.querySelector('.step-day')?.textContent)).toEqual(days)
    await expect
      .element(page.getByRole('link', { name: 'Pay €75' }))
      .toHaveAttribute('href', '/user/invoices/7')
    await page.getByRole('button', { name: 'Complete' }).click()
    expect(act).toHaveBeenCalledOnce()
    // Only the most urgent button stands out.
    await expect.element(page.getByRole('button', { name: 'Complete' })).toHaveAttribute('data-look', 'quiet')
    await expectAccessible()
  },
)

test('without steps the list says so', async () => {
  await show(<StepList steps={[]} nothing="Nothing to do." actionOf={() => undefined} />, 'en')
  await expect.element(page.getByText('Nothing to do.')).toBeVisible()
})

test.each([
  ['en', ['1 August 2027 tomorrow', '6 August 2027 in 6 days', '']],
  ['de', ['1. August 2027 morgen', '6. August 2027 in 6 Tagen', '']],
] as const)('what comes has its day, and the days until then (%s)', async (locale, days) => {
  const events: StepLine[] = [
    { texts: { what: 'Arrival', why: '' }, date: '2027-08-01' },
    { texts: { what: 'Concert', why: '' }, date: '2027-08-06' },
    { texts: { what: 'Recording', why: 'The link is here.' } },
  ]
  await show(<EventList events={events} today="2027-07-31" />, locale)
  const shown = page.getByRole('listitem').elements()
  expect(shown.map(line => line.querySelector('.step-day')?.textContent?.trim())).toEqual(days)
  await expectAccessible()
})

test('nothing that comes needs no heading', async () => {
  await show(<EventList events={[]} today="2027-07-31" />, 'en')
  expect(page.getByRole('heading', { level: 2 }).elements()).toEqual([])
})

test.each(Object.keys(drawings) as (keyof typeof drawings)[])('the scene %s is drawn', async name => {
  // While other tests run, nothing is ever idle.
  vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation(act => {
    act({ didTimeout: false, timeRemaining: () => 1 })
    return 0
  })
  await show(
    <Scene name={name} kicker="Cello">
      <h2>Where you stand</h2>
    </Scene>,
    'en',
  )
  // The arch, its frame, and what is seen through it.
  await expect
    .poll(() => document.querySelectorAll('.scene-picture path').length)
    .toBe(drawings[name].length + 2)
  expect(document.querySelector('.scene-picture')?.getAttribute('aria-hidden')).toBe('true')
})
