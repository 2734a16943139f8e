import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
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

test.each([320, 640])('at %i px it is a table for whoever listens', async width => {
  await page.viewport(width, 720)
  await render(table)
  const element = page.getByRole('table', { name: 'Pieces' })
  await expect.element(element.getByRole('rowheader', { name: 'Sonata' })).toBeVisible()
  await expect.element(element.getByRole('row', { name: /^Suite/ })).toHaveAttribute('aria-busy', 'true')
  expect(element.getByRole('columnheader').all()).toHaveLength(3)
  await expectAccessible()
})

test('on a phone the cells stand below each other, with their titles, and empty ones take no room', async () => {
  await page.viewport(390, 720)
  const { container } = await render(table)
  const [opus, , none] = [...container.querySelectorAll('td')]
  expect(opus && getComputedStyle(opus, '::before').content).toBe('"Opus"')
  expect(none && getComputedStyle(none).display).toBe('none')
})
