import { examplePerson } from '@academy/contract/office/person-page/example'
import type { Person } from '@academy/contract/office/person-page/schemas'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleContext } from '../../../../base/i18n/locale-context.ts'
import { expectAccessible } from '../../../../ui/testing/axe.ts'
import { groupId, PersonBar } from './person-bar.tsx'
import { groupsInOrder } from './person-order.ts'

const pay = vi.fn()
const actions = [
  { name: 'Zahlung eintragen', act: pay },
  { name: 'E-Mail schreiben', act: () => undefined },
  { name: 'Bett buchen', act: () => undefined },
]
const named = (first_name: string, last_name: string): Person => ({ ...examplePerson, first_name, last_name })
const LONG = named('Maria-Magdalena Theodora', 'Papadopoulou-Oberhuberlechner von Wolkenstein')

beforeEach(() => {
  vi.clearAllMocks()
  scrollTo(0, 0)
})

const show = (person: Person, locale: 'de' | 'en' = 'de') =>
  render(
    <LocaleContext value={locale}>
      <main className="person-page">
        <PersonBar person={person} actions={actions} />
        {groupsInOrder(person).map(group => (
          <section key={group} id={groupId(group)} className="person-group" style={{ height: 500 }}>
            <h2>{group}</h2>
          </section>
        ))}
      </main>
    </LocaleContext>,
  )

const bar = () => document.querySelector('.person-bar') ?? document.body
const mark = (name: string) => page.getByRole('link', { name, exact: true })

test.each([
  [320, 'de', LONG],
  [320, 'en', named('كريم', 'الورداني')],
  [390, 'de', named('Александра', 'Константинопольская-Рождественская')],
  [390, 'en', LONG],
  [768, 'de', LONG],
  [1280, 'en', named('美咲', '長谷川')],
] as const)('fits at %i pixels in %s, with the name on one line', async (width, locale, person) => {
  await page.viewport(width, 844)
  await show(person, locale)
  const title = page.getByRole('heading', { level: 1 }).element()
  expect(title.getBoundingClientRect().height).toBeLessThan(50)
  expect(document.documentElement.scrollWidth).toBe(width)
  expect(bar().getBoundingClientRect().height).toBeLessThan(165)
  await expectAccessible()
})

test('has its actions as buttons on a laptop, and in a menu on a phone', async () => {
  await page.viewport(1280, 800)
  await show(LONG)
  await page.getByRole('button', { name: 'Zahlung eintragen' }).click()
  expect(pay).toHaveBeenCalledTimes(1)
  await page.viewport(390, 844)
  await expect.element(page.getByRole('button', { name: 'Zahlung eintragen' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Aktionen/ }).click()
  await page.getByRole('menuitem', { name: 'Zahlung eintragen' }).click()
  await expect.poll(() => pay.mock.calls.length).toBe(2)
})

test('a mark leads below the bar, gets the focus to the heading, and is the current one', async () => {
  await page.viewport(1280, 800)
  await show(LONG)
  await mark('Konzerte').click()
  await expect.element(mark('Konzerte')).toHaveAttribute('aria-current', 'location')
  await expect.element(page.getByRole('heading', { name: 'concerts' })).toHaveFocus()
  const { bottom, top } = bar().getBoundingClientRect()
  expect(top).toBe(0)
  const section = document.getElementById(groupId('concerts'))
  expect(section?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
  // Whoever scrolls on sees where they are.
  await userEvent.keyboard('{Home}')
  scrollTo({ top: 0, behavior: 'instant' })
  await expect.element(mark('Konzerte')).not.toHaveAttribute('aria-current')
})

test('on a phone every mark that is seen is whole, and one that gets the focus is shown', async () => {
  await page.viewport(390, 844)
  await show(LONG)
  const marks = [...document.querySelectorAll<HTMLElement>('.person-marks li')]
  const right = () => document.querySelector('.person-marks ul')?.getBoundingClientRect().right ?? 0
  await expect.poll(() => marks.some(one => one.hasAttribute('data-cut'))).toBe(true)
  for (const one of marks.filter(other => !other.hasAttribute('data-cut')))
    expect(one.getBoundingClientRect().right).toBeLessThanOrEqual(right() + 1)
  for (const one of marks) expect(one.querySelector('a')?.offsetHeight).toBeGreaterThanOrEqual(44)
  marks.at(-1)?.querySelector('a')?.focus()
  await expect.poll(() => marks.at(-1)?.hasAttribute('data-cut')).toBe(false)
})

test('in a low window it does not stay', async () => {
  await page.viewport(844, 390)
  await show(LONG)
  expect(getComputedStyle(bar()).position).not.toBe('sticky')
})
