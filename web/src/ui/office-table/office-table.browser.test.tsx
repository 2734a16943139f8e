import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import type { TableColumn } from './columns.ts'
import { OfficeTable, type OfficeTableProps } from './office-table.tsx'
import { tableRowId } from './table-body.tsx'
import type { TableFilter, TableView } from './table-view.ts'

interface Room {
  id: number
  name: string
  beds: number
  free_from: string
  isClosed: boolean
}
const rooms: Room[] = [
  { id: 1, name: 'Lindenzimmer', beds: 2, free_from: '2027-08-03', isClosed: false },
  { id: 2, name: 'Ahornzimmer', beds: 10, free_from: '2027-08-01', isClosed: true },
  { id: 3, name: '桜の間', beds: 1, free_from: '2027-08-02', isClosed: false },
]
const columns: TableColumn<Room>[] = [
  { id: 'name', title: 'Room', text: ({ name }) => name, isHeading: true },
  { id: 'beds', title: 'Beds', number: ({ beds }) => beds },
  { id: 'free', title: 'Free from', day: one => one.free_from },
  { id: 'id', title: 'Key', number: ({ id }) => id, isHiddenAtFirst: true },
  { id: 'actions', title: 'Actions', isTitleHidden: true, cell: () => <button type="button">Edit</button> },
]
const filters: TableFilter<Room>[] = [
  {
    id: 'size',
    label: 'Size',
    all: 'all sizes',
    options: [{ value: 'single', label: 'single rooms' }],
    keeps: ({ beds }) => beds === 1,
  },
  {
    id: 'closed',
    isSwitch: true,
    isWidening: true,
    label: 'With closed rooms',
    keeps: (one, isOn) => isOn || !one.isClosed,
  },
]
const start: TableView = { search: '', sort: undefined, filters: { closed: '1' }, page: 1 }

type Props = Partial<OfficeTableProps<Room>> & { onView?: (view: TableView) => void }

/** Keeps the view, as the URL does on a page. */
const Rooms = ({ onView, ...props }: Props) => {
  const [view, setView] = useState(start)
  const change = (next: Partial<TableView>) => {
    const wanted = { ...view, page: 1, ...next, filters: { ...view.filters, ...next.filters } }
    setView(wanted)
    onView?.(wanted)
  }
  return (
    <OfficeTable
      id="rooms"
      caption="Rooms"
      columns={columns}
      rows={rooms}
      idOf={({ id }) => id}
      state={{ view, change }}
      filters={filters}
      empty="There are no rooms yet."
      {...props}
    />
  )
}

const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map(element => element.textContent)
const status = () => page.getByRole('status').first()

beforeEach(() => page.viewport(820, 720))

test('a column header sorts ascending, descending, then in the order of the list', async () => {
  await render(<Rooms />)
  const header = page.getByRole('columnheader', { name: 'Beds' })
  const button = header.getByRole('button')
  const orders = {
    ascending: ['桜の間', 'Lindenzimmer', 'Ahornzimmer'],
    descending: ['Ahornzimmer', 'Lindenzimmer', '桜の間'],
    none: ['Lindenzimmer', 'Ahornzimmer', '桜の間'],
  }
  for (const [sort, order] of Object.entries(orders)) {
    await button.click()
    await expect.element(header).toHaveAttribute('aria-sort', sort)
    await expect.poll(names).toEqual(order)
  }
  await expect.element(page.getByRole('columnheader', { name: 'Actions' })).not.toHaveAttribute('aria-sort')
})

test('search and filters narrow the list, are counted, and can be taken back', async () => {
  await render(<Rooms />)
  await expect.element(status()).toHaveTextContent('3 entries')
  await page.getByRole('checkbox', { name: 'With closed rooms' }).click()
  await expect.element(status()).toHaveTextContent('2 of 3')
  await page.getByRole('combobox', { name: 'Size' }).selectOptions('single rooms')
  await expect.element(status()).toHaveTextContent('1 of 3')
  await page.getByRole('searchbox', { name: 'Search' }).fill('linden')
  await expect.element(status()).toHaveTextContent('No entry matches this search.')
  await expectAccessible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
  await expect.element(status()).toHaveTextContent('2 of 3')
})

test('the chosen columns are kept for the next visit', async () => {
  const { unmount } = await render(<Rooms />)
  const header = page.getByRole('columnheader', { name: 'Key' })
  await expect.element(header).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Columns: Rooms' }).click()
  await expectAccessible()
  await page.getByRole('menuitemcheckbox', { name: 'Key' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Beds' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(header).toBeVisible()
  await unmount()
  await render(<Rooms />)
  await expect.element(header).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Beds' })).not.toBeInTheDocument()
})

test('actions concern the selected rows that are shown', async () => {
  let got: readonly Room[] = []
  const actions = (rows: readonly Room[], clear: () => void) => (
    <button
      type="button"
      onClick={() => {
        got = rows
        clear()
      }}
    >
      Close rooms
    </button>
  )
  await render(<Rooms selectionActions={actions} />)
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByRole('checkbox', { name: 'Select: Lindenzimmer' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect.element(bar.getByRole('status')).toHaveTextContent('2 selected')
  await expectAccessible()
  await page.getByRole('checkbox', { name: 'With closed rooms' }).click()
  await expect.element(bar.getByRole('status')).toHaveTextContent('1 selected')
  await bar.getByRole('button', { name: 'Close rooms' }).click()
  expect(got.map(({ name }) => name)).toEqual(['桜の間'])
  await expect.element(bar).not.toBeInTheDocument()
})

test('an editor replaces its row, and a new entry stands before the rows', async () => {
  await render(
    <Rooms
      editorOf={({ id, name }) => id === 2 && <input aria-label="Name" defaultValue={name} />}
      newEntry={{ place: 'top', form: <input aria-label="New name" /> }}
    />,
  )
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ahornzimmer')
  await expect.poll(names).toEqual(['Lindenzimmer', '桜の間'])
  expect(page.getByRole('row').elements()[1]?.querySelector('input')).toHaveAccessibleName('New name')
  document.getElementById(tableRowId('rooms', 1))?.focus()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toHaveTextContent('Edit')
})

test('a list without rows says so, offers the new entry, and has nothing to search or export', async () => {
  await render(<Rooms rows={[]} newEntry={{ place: 'top', form: <input aria-label="New name" /> }} />)
  await expect.element(status()).toHaveTextContent('There are no rooms yet.')
  await expect.element(page.getByRole('textbox', { name: 'New name' })).toBeVisible()
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Export: Rooms' })).not.toBeInTheDocument()
})

/** Catches the next download, which has to be the given format. */
const download = async (format: string) => {
  const saved = new Promise<{ name: string; file: Blob }>(resolve => {
    const click = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      HTMLAnchorElement.prototype.click = click
      void fetch(this.href).then(async reply => resolve({ name: this.download, file: await reply.blob() }))
    }
  })
  await page.getByRole('button', { name: 'Export: Rooms' }).click()
  await page.getByRole('menuitem', { name: format }).click()
  return saved
}

test('the export has the rows that are shown, in their order, with the columns hidden at first', async () => {
  await render(<Rooms />)
  await page.getByRole('columnheader', { name: 'Free from' }).getByRole('button').click()
  const csv = await download('As CSV')
  expect(csv.name).toMatch(/^Rooms \d{4}-\d\d-\d\d\.csv$/)
  expect(await csv.file.text()).toBe(
    'Room,Beds,Free from,Key\r\nAhornzimmer,10,2027-08-01,2\r\n桜の間,1,2027-08-02,3\r\nLindenzimmer,2,2027-08-03,1\r\n',
  )
  const xlsx = await download('As Excel file (XLSX)')
  expect(xlsx.name).toMatch(/^Rooms \d{4}-\d\d-\d\d\.xlsx$/)
  // A ZIP archive.
  expect((await xlsx.file.text()).slice(0, 2)).toBe('PK')
})

test('a large workbook is written, too', async () => {
  const many = Array.from({ length: 5_000 }, (_, id) => ({ ...rooms[0], id, name: `Room ${id}` }) as Room)
  const server = { total: 5_000, perPage: 3, sortable: [], isLoading: false, loadAll: async () => many }
  await render(<Rooms server={server} />)
  expect((await download('As Excel file (XLSX)')).file.size).toBeGreaterThan(30_000)
})

test('a list that the server pages leaves search, sort and filter to it', async () => {
  const views: TableView[] = []
  const server = { total: 7, perPage: 3, sortable: ['beds'], isLoading: false, loadAll: async () => rooms }
  await render(<Rooms server={server} onView={view => views.push(view)} />)
  await expect.element(status()).toHaveTextContent('3 of 7')
  await page.getByRole('checkbox', { name: 'With closed rooms' }).click()
  await expect.poll(names).toHaveLength(3)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('columnheader', { name: 'Beds' }).getByRole('button').click()
  await expect.poll(names).toEqual(['Lindenzimmer', 'Ahornzimmer', '桜の間'])
  expect(views.map(({ page: at, sort, filters: { closed } }) => [at, sort?.column, closed])).toEqual([
    [1, undefined, ''],
    [2, undefined, ''],
    [1, 'beds', ''],
  ])
  await expect.element(page.getByRole('columnheader', { name: 'Room' })).not.toHaveAttribute('aria-sort')
})

test('on a phone rows are cards, and a list of columns sorts them', async () => {
  await page.viewport(320, 720)
  await render(<Rooms selectionActions={() => null} />)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Beds (descending)')
  await expect.poll(names).toEqual(['Ahornzimmer', 'Lindenzimmer', '桜の間'])
  const beds = document.querySelector('td[data-title="Beds"]')
  expect(beds && getComputedStyle(beds, '::before').content).toBe('"Beds"')
  await expectAccessible()
})

const longName = 'Wolkensteinburghausen'.repeat(6)
test.each([320, 390, 640, 820])('at %i px a long name does not widen the page', async width => {
  await page.viewport(width, 720)
  await render(
    <Rooms
      rows={[{ ...(rooms[0] as Room), name: `${longName} ${longName}` }]}
      selectionActions={() => null}
    />,
  )
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})

test('columns that do not fit are scrolled within the table', async () => {
  await page.viewport(640, 720)
  const extra = Array.from({ length: 12 }, (_, index) => ({
    id: `extra-${index}`,
    title: `Außergewöhnlich${index}`,
    number: ({ beds }: Room) => beds,
  }))
  await render(<Rooms columns={[...columns, ...extra]} />)
  await expect.element(page.getByRole('columnheader', { name: 'Außergewöhnlich11' })).toBeInTheDocument()
  await expect.poll(() => document.documentElement.scrollWidth).toBe(640)
  await expectAccessible()
})

test('rows are 44 px high, and the column headers stay visible', async () => {
  const many = Array.from({ length: 40 }, (_, id) => ({ ...rooms[0], id, name: `Room ${id}` }) as Room)
  await render(<Rooms rows={many} columns={columns.slice(0, 3)} />)
  const row = document.getElementById(tableRowId('rooms', 30))
  expect(row?.getBoundingClientRect().height).toBeCloseTo(44, 0)
  row?.scrollIntoView()
  const header = page.getByRole('columnheader', { name: 'Beds' }).element()
  expect(header.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
})
