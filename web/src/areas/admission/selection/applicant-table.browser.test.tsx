import { exampleApplicant } from '@academy/contract/admission/selection/example'
import type { Applicant } from '@academy/contract/admission/selection/schemas'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleContext } from '../../../base/i18n/locale-context.ts'
import { expectAccessible } from '../../../ui/testing/axe.ts'
import { ApplicantTable, useShownApplicants } from './applicant-table.tsx'

const COMMENT = 'I have studied with Ms Marent before, and would love to go on with the suites.'

const named = (full_name: string) => {
  const [first_name = '', last_name = ''] = full_name.split(' ')
  return { ...exampleApplicant.student, full_name, first_name, last_name }
}
const applicant = (id: number, full_name: string, changes: Partial<Applicant> = {}): Applicant => ({
  ...exampleApplicant,
  id,
  student: named(full_name),
  ...changes,
})
const declined = { is_accepted: false }
const applicants = [
  applicant(1, 'Ada Undecided', { comment: COMMENT }),
  applicant(2, 'Ben Accepted', {
    is_accepted: true,
    student: { ...named('Ben Accepted'), gender: 'diverse', age: 19 },
    recordings: ['https://video.example.org/one', 'https://video.example.org/two'],
    recording_titles: ['', 'Gigue'],
    resume: null,
  }),
  applicant(3, 'Cleo Declined', declined),
  applicant(4, 'Dora Withdrawn', { is_accepted: true, has_withdrawn: true }),
]

const List = ({ all }: { all: Applicant[] }) => {
  const { table } = useShownApplicants(all, { pending: new Map(), decide: async () => true })
  return <ApplicantTable list={table} pending={new Map()} files={null} />
}

const show = (all: Applicant[], locale: 'de' | 'en' = 'en') => {
  const root = createRootRoute()
  const list = createRoute({
    getParentRoute: () => root,
    path: '/user/t/masterclass/$masterclassId',
    component: () => (
      <LocaleContext value={locale}>
        <main>
          <h1>Cello</h1>
          <List all={all} />
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

const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map(element => element.textContent)

beforeEach(() => page.viewport(1280, 720))

test('the list has the groups applications, participants and declined, which can be folded', async () => {
  await show(applicants)
  const heading = (name: string) => page.getByRole('button', { name, exact: true })
  for (const name of ['Applications (1)', 'Participants (1)', 'Declined (2)'])
    await expect.element(heading(name)).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByRole('button', { name: /^Waiting list/ })).not.toBeInTheDocument()
  await expect.poll(names).toEqual(['Ada Undecided', 'Ben Accepted', 'Cleo Declined', 'Dora Withdrawn'])
  await expectAccessible()
  await heading('Declined (2)').click()
  await expect.element(heading('Declined (2)')).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(names).toEqual(['Ada Undecided', 'Ben Accepted'])
  await expectAccessible()
})

test('the waiting list is a group of its own as soon as somebody is on it', async () => {
  await show([...applicants, applicant(5, 'Eva Waiting', { ...declined, is_reserve: true, reserve_rank: 1 })])
  await expect.element(page.getByRole('button', { name: 'Waiting list (1)' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Declined (2)' })).toBeVisible()
})

test('a sort by column stays within the groups', async () => {
  await show([
    ...applicants,
    applicant(6, 'Abel Older', { ...declined, student: { ...named('Abel Older'), age: 40 } }),
  ])
  const sort = page.getByRole('columnheader', { name: 'Age' }).getByRole('button')
  await sort.click()
  await sort.click()
  await expect
    .poll(names)
    .toEqual(['Ada Undecided', 'Ben Accepted', 'Abel Older', 'Cleo Declined', 'Dora Withdrawn'])
})

test('people are in the order of their last names, as the language has it', async () => {
  await show(
    ['Zoe Anger', 'Cem Zabel', 'Ben Švec', 'Ada Obermann', 'Eva Öhler'].map((name, id) =>
      applicant(id + 1, name),
    ),
  )
  const order = ['Zoe Anger', 'Ada Obermann', 'Eva Öhler', 'Ben Švec', 'Cem Zabel']
  await expect.poll(names).toEqual(order)
  const sort = page.getByRole('columnheader', { name: 'Name' }).getByRole('button')
  await sort.click()
  await sort.click()
  await expect.poll(names).toEqual(order.toReversed())
  await expect.element(page.getByText('Ages are those on the first day of the academy.')).toBeVisible()
})

test.each([
  ['en', 'non-binary', 'Recordings', 'Comment', 'Résumé'],
  ['de', 'divers', 'Aufnahmen', 'Bemerkung', 'Lebenslauf'],
] as const)(
  'in %s the columns have gender, age, résumé, recordings and fifty characters of the comment',
  async (locale, diverse, recordings, comment, resume) => {
    await show(applicants, locale)
    const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
    await expect.element(row('Ben')).toMatchTextContent(`⚧\ufe0e${diverse}`)
    await expect.element(row('Ben').getByText('19', { exact: true })).toBeVisible()
    await expect.element(row('Ada').getByText(/^♀/)).toBeVisible()
    await expect.element(row('Ada').getByText(`${COMMENT.slice(0, 50).trimEnd()}…`)).toBeVisible()
    await expect.element(row('Ada').getByRole('link', { name: /PDF/ })).toHaveAttribute('download')
    expect(row('Ben').getByRole('link', { name: /PDF/ }).elements()).toEqual([])
    const links = row('Ben').getByRole('link', { name: /^[12]/ })
    expect(links.elements().map(one => one.getAttribute('href'))).toEqual([
      'https://video.example.org/one',
      'https://video.example.org/two',
    ])
    await expect.element(links.last()).toHaveAccessibleName(/Gigue/)
    for (const title of [recordings, comment, resume])
      await expect.element(page.getByRole('columnheader', { name: title })).toBeVisible()
  },
)
