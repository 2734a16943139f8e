import { exampleApplicant } from '@academy/contract/admission/selection/example'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleContext } from '../../../base/i18n/locale-context.ts'
import { expectAccessible } from '../../../ui/testing/axe.ts'
import { touch } from '../../../ui/testing/touch.ts'
import { WaitingList } from './waiting-list.tsx'

const LONG = 'Maria-Magdalena Theodora Oberhuberlechner-Papadopoulou'
const people = ['Ada Winter', LONG, 'Cleo Sommer'].map((full_name, index) => ({
  ...exampleApplicant,
  id: index + 1,
  student: { ...exampleApplicant.student, full_name },
  review: { ...exampleApplicant.review, rating: index === 1 ? 4 : null },
}))

const said = vi.fn()
beforeEach(() => {
  vi.clearAllMocks()
  return page.viewport(390, 844)
})

const List = () => {
  const [reserves, setReserves] = useState(people)
  return (
    <WaitingList
      reserves={reserves}
      isOrdered
      onOrder={(ids, message) => {
        said(message)
        setReserves(ids.flatMap(id => people.find(one => one.id === id) ?? []))
      }}
    />
  )
}

const show = (locale: 'de' | 'en' = 'en') => {
  const root = createRootRoute()
  const list = createRoute({
    getParentRoute: () => root,
    path: '/user/t/masterclass/$masterclassId',
    component: () => (
      <LocaleContext value={locale}>
        <main>
          <h1>Cello</h1>
          <List />
        </main>
      </LocaleContext>
    ),
  })
  const router = createRouter({
    routeTree: root.addChildren([list]),
    history: createMemoryHistory({ initialEntries: ['/user/t/masterclass/1'] }),
  })
  return render(<RouterProvider router={router} />)
}

const names = () => [...document.querySelectorAll('.waiting-name')].map(({ textContent }) => textContent)

test('a button takes somebody to the top, and keeps the focus', async () => {
  await show()
  const toTop = page.getByRole('button', { name: 'To the top: Cleo Sommer' })
  toTop.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(names).toEqual(['Cleo Sommer', 'Ada Winter', LONG])
  expect(said.mock.calls).toEqual([['Cleo Sommer is number 1 on the waiting list.']])
  await expect.element(toTop).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(said).toHaveBeenCalledTimes(1)
})

test('a row leads to the applicant and has the teacher’s rating', async () => {
  await show()
  const link = page.getByRole('link', { name: LONG })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/applicant=/))
  expect(
    page
      .getByText(/^Rating: /)
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Rating: 4 of 5'])
})

test('a finger that holds a row takes it elsewhere', async () => {
  await show()
  const finger = await touch(page.getByText('1', { exact: true })).begin()
  const row = page.getByRole('listitem').first()
  await expect.element(row).toHaveAttribute('data-held')
  await finger.moveTo(page.getByText('Cleo Sommer'), { y: 30 })
  await finger.lift()
  await expect.poll(names).toEqual([LONG, 'Cleo Sommer', 'Ada Winter'])
})

test.each([
  [320, 'de'],
  [390, 'en'],
  [1280, 'de'],
] as const)('fits at %i pixels in %s, with targets for fingers', async (width, locale) => {
  await page.viewport(width, 844)
  await show(locale)
  await expect.element(page.getByRole('link', { name: LONG })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(width)
  for (const button of page.getByRole('listitem').getByRole('button').elements())
    expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  await expectAccessible()
})
