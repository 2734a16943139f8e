import { FOUND_PEOPLE, type FoundPerson } from '@academy/contract/people/people-list/schemas'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answering } from '../../../base/testing/answering.ts'
import { expectAccessible } from '../../../ui/testing/axe.ts'
import { PeopleSearch } from './people-search.tsx'

const person = (id: number, full_name: string): FoundPerson => ({
  id,
  teacher_id: null,
  full_name,
  email: `${id}@example.org`,
  match: { by: 'person', text: '' },
  kind: 'guest',
  year: 2027,
  masterclasses: [],
})
const people = [person(1, 'Ada Berg'), person(2, 'Bea Berg'), person(3, 'Cem Berg')]

const chosen = vi.fn()
beforeEach(() => vi.resetAllMocks())

type Answer = (search: string) => Promise<FoundPerson[]>

const setUp = async (answer: Answer) => {
  const call = answering(({ query }) => answer(query?.['search'] ?? ''))
  await render(<PeopleSearch call={call} onChoose={({ id }) => chosen(id)} />)
  return page.getByRole('combobox')
}
const status = page.getByRole('status')
const active = () =>
  document.getElementById(
    document.querySelector('[role="combobox"]')?.getAttribute('aria-activedescendant') ?? '',
  )?.textContent

test('the arrow keys choose among the results, and Enter opens the chosen one', async () => {
  const field = await setUp(async () => people)
  await field.fill('berg')
  await expect.element(status).toHaveTextContent('3 people found.')
  expect(active()).toContain('Ada Berg')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
  await expect.poll(active).toContain('Cem Berg')
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  expect(chosen.mock.calls).toEqual([[3]])
})

test('as many results as are shown at most say that there may be more', async () => {
  const many = Array.from({ length: FOUND_PEOPLE }, (_, index) => person(index + 1, `Person ${index + 1}`))
  const field = await setUp(async search => (search === 'p' ? many : many.slice(1)))
  await field.fill('p')
  await expect
    .element(status)
    .toHaveTextContent('The 20 best matches. There may be more people: type more to find them.')
  await field.fill('pe')
  await expect.element(status).toHaveTextContent('19 people found.')
})

test('Enter before the answer opens the first result', async () => {
  const field = await setUp(async () => people)
  await field.fill('berg')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => chosen.mock.calls).toEqual([[1]])
})

test('a late answer to an earlier text is ignored', async () => {
  const late = Promise.withResolvers<FoundPerson[]>()
  const field = await setUp(search =>
    search === 'a' ? late.promise : Promise.resolve([person(2, 'Bea Berg')]),
  )
  await field.fill('a')
  await expect.element(status).toHaveTextContent('Searching …')
  await field.fill('bea')
  await expect.poll(active).toContain('Bea Berg')
  late.resolve(people)
  await expect.element(status).toHaveTextContent('One person found.')
})

test('a failure and an empty result are announced', async () => {
  const field = await setUp(search =>
    search === 'x' ? Promise.reject(new Error('down')) : Promise.resolve([]),
  )
  await field.fill('x')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The search did not work. Please try again.')
  await field.fill('xy')
  await expect.element(status).toHaveTextContent('Nothing was found.')
})

const others = [
  { key: 'kitchen', name: 'Kitchen sheet', detail: 'The meals of each day' },
  { key: 'invoice', name: 'Write an invoice', detail: 'Invoices' },
]

const setUpWithOthers = async (answer: Answer) => {
  const call = answering(({ query }) => answer(query?.['search'] ?? ''))
  await render(
    <PeopleSearch
      call={call}
      onChoose={({ id }) => chosen(id)}
      findOthers={typed => others.filter(({ name }) => name.toLowerCase().includes(typed))}
      onChooseOther={({ key }) => chosen(key)}
    />,
  )
  return page.getByRole('combobox')
}

test('before anything is typed, what is likely is listed and can be chosen', async () => {
  const field = await setUpWithOthers(async () => [])
  const likely = page.getByRole('group', { name: 'Recent and likely' })
  await expect.element(likely.getByRole('option').nth(1)).toHaveTextContent('Write an invoiceInvoices')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  expect(active()).toContain('Kitchen sheet')
  await expectAccessible()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(chosen.mock.calls).toEqual([['invoice']])
})

test('pages stand above people, the keys go through both, and both are counted', async () => {
  const field = await setUpWithOthers(async () => people)
  await field.fill('sheet')
  await expect.element(status).toHaveTextContent('One page or action. 3 people found.')
  await expect.element(page.getByRole('group', { name: 'People' }).getByRole('option').nth(2)).toBeVisible()
  expect(active()).toContain('Kitchen sheet')
  await expectAccessible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(active).toContain('Ada Berg')
  await userEvent.keyboard('{Enter}')
  expect(chosen.mock.calls).toEqual([[1]])
})

test('a page is opened before the people are found', async () => {
  const field = await setUpWithOthers(() => new Promise(() => {}))
  await field.fill('write')
  await userEvent.keyboard('{Enter}')
  expect(chosen.mock.calls).toEqual([['invoice']])
})
