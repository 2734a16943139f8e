import { exampleWritten } from '@academy/contract/applications/schemas'
import type { Applicant } from '@academy/contract/selection/schemas'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Decision } from './decisions.ts'
import { OneByOne } from './one-by-one.tsx'

const applicant = (id: number): Applicant => ({
  id,
  status: 'applied',
  has_withdrawn: false,
  is_current: true,
  is_accepted: null,
  is_reserve: false,
  reserve_rank: null,
  is_known: false,
  ...exampleWritten,
  repertoire: 'A suite\n'.repeat(40),
  student: { full_name: `Nr. ${id}`, date_of_birth: null, age: null, gender: null, country: null },
  recordings: [],
  recording_titles: [],
  resume: null,
  participation_is_final: false,
  pieces: [],
  repertoire_changed_at: null,
  former_repertoires: [],
  news: null,
  review: { rating: null, note: '', version: 0 },
})

/** Saves at once, or when the test says so. */
const Example = ({ decided, saving }: { decided: number[]; saving?: Promise<void> }) => {
  const [applicants, setApplicants] = useState([1, 2, 3, 4].map(applicant))
  const decide = async ({ id }: Applicant, is_accepted: Decision) => {
    decided.push(id)
    await saving
    setApplicants(all => all.map(one => (one.id === id ? { ...one, is_accepted } : one)))
    return true
  }
  return (
    <OneByOne applicants={applicants} startAt={1} pending={new Map()} decide={decide} onShow={() => {}}>
      {null}
    </OneByOne>
  )
}
const showsNumber = (id: number) =>
  expect.element(page.getByRole('heading', { name: `Nr. ${id}` })).toHaveFocus()

test.each(['a', 'r'])('a held "%s" key decides only about the applicant shown', async key => {
  const decided: number[] = []
  await render(<Example decided={decided} />)
  await showsNumber(1)
  await userEvent.keyboard(`{${key}>6/}`)
  await showsNumber(2)
  expect(decided).toEqual([1])
  await userEvent.keyboard(key)
  await showsNumber(3)
  expect(decided).toEqual([1, 2])
})

test('a held arrow key keeps moving', async () => {
  await render(<Example decided={[]} />)
  await showsNumber(1)
  await userEvent.keyboard('{ArrowRight>3/}')
  await showsNumber(4)
})

test('a double click decides once', async () => {
  const decided: number[] = []
  await render(<Example decided={decided} />)
  await showsNumber(1)
  await userEvent.dblClick(page.getByRole('button', { name: /^Accept/ }))
  await expect.element(page.getByRole('heading', { name: 'Nr. 2' })).toBeVisible()
  await userEvent.keyboard('j')
  await showsNumber(3)
  expect(decided).toEqual([1])
})

test('in a low window the next applicant is scrolled to the name', async () => {
  await page.viewport(844, 390)
  await render(<Example decided={[]} />)
  await showsNumber(1)
  await userEvent.click(page.getByRole('button', { name: /^Accept/ }))
  await showsNumber(2)
  await expect.element(page.getByRole('heading', { name: 'Nr. 2' })).toBeInViewport()
})

test('moving on while a decision is being saved keeps the new applicant', async () => {
  const decided: number[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  await render(<Example decided={decided} saving={promise} />)
  await showsNumber(1)
  await userEvent.keyboard('a')
  await userEvent.keyboard('jj')
  await showsNumber(3)
  resolve()
  await expect.element(page.getByText('3 of 4 undecided')).toBeVisible()
  await showsNumber(3)
  expect(decided).toEqual([1])
})
