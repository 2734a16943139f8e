import { officeDashboard } from '@academy/contract/office/dashboard/endpoints'
import type { OfficeDashboard as Dashboard } from '@academy/contract/office/dashboard/schemas'
import type { ReadinessItem, ReadinessKey } from '@academy/contract/office/setup/schemas'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dataCache } from '../../../base/data-cache.ts'
import { answering } from '../../../base/testing/answering.ts'
import { OfficeDashboard } from './office-dashboard.tsx'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
beforeEach(() => dataCache.clear())

const { reply: example } = officeDashboard.example
const counts = Object.keys(example).filter(name => name.endsWith('_count'))
/** Nothing is open. */
const quiet: Dashboard = {
  ...example,
  ...Object.fromEntries(counts.map(name => [name, 0])),
  decisions: [],
  house_days: [],
  failed_jobs: [],
  concert: null,
  backup: null,
}

const without = (...missing: ReadinessKey[]): ReadinessItem[] =>
  (['association', 'mail', 'masterclass'] as const).map(key => ({ key, is_done: !missing.includes(key) }))

const show = (changes: Partial<Dashboard>, items: ReadinessItem[] | Promise<never>) =>
  render(
    <QueryClientProvider client={dataCache}>
      <RouterContextProvider router={router}>
        <OfficeDashboard
          call={answering(async () => ({ items: await items }))}
          roles={[]}
          dashboard={{ ...quiet, ...changes }}
        />
      </RouterContextProvider>
    </QueryClientProvider>,
  )

const nothing = page.getByText('There is nothing to do at the moment.')
const headings = () =>
  page
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent)

test('before the opening one list says what is missing, what is done and what is open', async () => {
  await show({ phase: 'set-up', new_message_count: 1 }, without('association', 'masterclass'))
  await expect.element(page.getByText('2 things are still missing.')).toBeVisible()
  await expect.element(page.getByText('Done', { exact: true })).toBeVisible()
  await expect.element(page.getByText('message is unanswered')).toBeVisible()
  await expect.element(nothing).not.toBeInTheDocument()
  expect(headings()).toEqual(['Before you open'])
})

test('after the opening only what is missing is named, and not as a step before it', async () => {
  await show({ phase: 'applications' }, without('mail'))
  await expect.element(page.getByText('One thing is still missing.')).toBeVisible()
  await expect
    .element(page.getByRole('link'))
    .toHaveTextContent('Send a test email that the mail server accepts')
  await expect.element(page.getByText('Done', { exact: true })).not.toBeInTheDocument()
  await expect.element(nothing).not.toBeInTheDocument()
  expect(headings()).toEqual(['Applications are open'])
})

test('nothing to do is said when nothing is missing either', async () => {
  await show({ phase: 'set-up' }, without())
  await expect.element(nothing).toBeVisible()
  await expect.element(page.getByText(/still missing/)).not.toBeInTheDocument()
})

test('nothing is said before it is known what is missing', async () => {
  await show({ phase: 'set-up' }, new Promise(() => {}))
  await expect.element(page.getByRole('heading', { name: 'Before you open' })).toBeVisible()
  await expect.element(nothing).not.toBeInTheDocument()
})

test('after the deadline the list of what is missing would only distract', async () => {
  await show({ phase: 'selection' }, without('mail'))
  await expect.element(nothing).toBeVisible()
})

test('what the program could not do is named, with a link to whom it concerns', async () => {
  const since = '2027-07-05T07:00:00.000Z'
  const person = { id: 62, full_name: 'Mira Talbach' }
  const failed_jobs: Dashboard['failed_jobs'] = [
    { job: 'erasure', person, masterclass_id: null, since },
    { job: 'offers', person: null, masterclass_id: 7, since },
  ]
  await show({ phase: 'applications', failed_jobs }, without())
  await expect.element(page.getByRole('heading', { name: 'Not done' })).toBeVisible()
  const lines = page.getByRole('listitem').elements()
  expect(lines.map(line => line.textContent)).toEqual([
    expect.stringMatching(/^Mira Talbach: the data could not be deleted \(since 05\.07\.2027/),
    expect.stringMatching(/^Masterclass: an offer could not be ended \(since 05\.07\.2027/),
  ])
  const links = page.getByRole('link').elements()
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Mira Talbach', '/user/a/people/62'],
    ['Masterclass', '/user/a/waiting-list/7'],
  ])
})
