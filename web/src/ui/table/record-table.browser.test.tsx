import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { PersonCell } from './person-cell.tsx'
import { type RecordColumn, RecordTable } from './record-table.tsx'

interface Piece {
  id: number
  title: string
  opus: string
  isGoing: boolean
}
const columns: RecordColumn<Piece>[] = [
  { title: 'Piece', cell: ({ title }) => title, isHeading: true },
  { title: 'Opus', cell: ({ opus }) => opus },
  { title: 'Actions', isTitleHidden: true, cell: () => <button type="button">Delete</button> },
]
const rows = [
  { id: 1, title: 'Sonata', opus: '5', isGoing: false },
  { id: 2, title: 'Suite', opus: '', isGoing: true },
]
const table = (
  <RecordTable
    caption="Pieces"
    columns={columns}
    rows={rows}
    idOf={({ id }) => id}
    isBusy={({ isGoing }) => isGoing}
  />
)

test.each([320, 640])('at %i px it is a table for screen readers', async width => {
  await page.viewport(width, 720)
  await render(table)
  const element = page.getByRole('table', { name: 'Pieces' })
  await expect.element(element.getByRole('rowheader', { name: 'Sonata' })).toBeVisible()
  await expect.element(element.getByRole('row', { name: /^Suite/ })).toHaveAttribute('aria-busy', 'true')
  expect(element.getByRole('columnheader').all()).toHaveLength(3)
  await expectAccessible()
})

test('on a phone the cells are stacked with their titles, and empty ones take no space', async () => {
  await page.viewport(390, 720)
  const { container } = await render(table)
  const [opus, , none] = [...container.querySelectorAll('td')]
  expect(opus && getComputedStyle(opus, '::before').content).toBe('"Opus"')
  expect(none && getComputedStyle(none).display).toBe('none')
})

const longName = 'Wolkensteinburghausen'.repeat(4)
test.each([320, 390, 640])('at %i px a long name does not widen the page', async width => {
  await page.viewport(width, 720)
  const person = { full_name: `${longName} ${longName}`, email: `${longName}@example.org` }
  const people: RecordColumn<typeof person>[] = [
    { title: 'Person', cell: one => <PersonCell {...one} />, isHeading: true },
    { title: 'Stay', cell: () => '01.08. - 09.08.' },
  ]
  await render(<RecordTable caption="People" columns={people} rows={[person]} idOf={({ email }) => email} />)
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})
