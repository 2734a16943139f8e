import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { TableColumn } from './columns.ts'
import { csvRows } from './export-file.ts'
import { columnsOfFile, type FileContent, fileContent } from './file-content.ts'
import { xlsxFile } from './xlsx-file.ts'

interface Row {
  name: string
  email: string
  day: string | null
  amount: number
}
const columns: TableColumn<Row>[] = [
  {
    id: 'person',
    title: 'Person',
    text: ({ name }) => name,
    files: [
      { title: 'Name', text: ({ name }) => name },
      { title: 'Email', text: ({ email }) => email },
    ],
  },
  { id: 'day', title: 'Day', day: ({ day }) => day },
  { id: 'amount', title: 'Amount', number: ({ amount }) => amount, isMoney: true },
  { id: 'actions', title: 'Actions', cell: () => null },
]

test('a file has the values of the columns, and nothing for columns without a value', () => {
  expect(fileContent(columns, [{ name: 'Ö', email: 'o@example.org', day: null, amount: 7.5 }])).toEqual({
    columns: [
      { title: 'Name', kind: 'text' },
      { title: 'Email', kind: 'text' },
      { title: 'Day', kind: 'day' },
      { title: 'Amount', kind: 'money' },
    ],
    rows: [['Ö', 'o@example.org', null, 7.5]],
  })
})

test('money has two decimals in a CSV', () => {
  expect(csvRows(fileContent(columns, [{ name: 'Ö', email: '', day: null, amount: 7.5 }]))[1]).toEqual([
    'Ö',
    '',
    null,
    { euros: 7.5 },
  ])
})

test('a file has the columns that are hidden at first, too', () => {
  const all: TableColumn<Row>[] = columns.map(column => ({ ...column, isHiddenAtFirst: column.id === 'day' }))
  const visible = all.filter(({ id }) => id === 'person')
  expect(columnsOfFile(all, visible).map(({ id }) => id)).toEqual(['person', 'day'])
})

/** Returns the text of each file in a ZIP archive, by its directory. */
const unzip = async (file: Blob): Promise<Record<string, string>> => {
  const bytes = Buffer.from(await file.arrayBuffer())
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const files: Record<string, string> = {}
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [name, extra, comment] = [28, 30, 32].map(offset => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20))
    files[bytes.toString('utf8', at + 46, at + 46 + name)] = inflateRawSync(packed).toString()
    at += 46 + name + extra + comment
  }
  return files
}

const content: FileContent = {
  columns: [
    { title: 'Name', kind: 'text' },
    { title: 'Day', kind: 'day' },
    { title: 'Amount', kind: 'money' },
    { title: 'Count', kind: 'number' },
  ],
  rows: [
    ['=HYPERLINK("x") <王> \u0001', '2027-08-01', 7.5, 12],
    ['x'.repeat(40_000), null, null, null],
  ],
}

test('a workbook has real dates and numbers, a bold first row that stays visible, and no formula', async () => {
  const files = await unzip(await xlsxFile(content, 'Rooms [1/2]: all of a very long list of rooms'))
  const sheet = files['xl/worksheets/sheet1.xml'] ?? ''
  // Days are counted from 1899-12-30.
  expect(sheet).toMatch(/<v>46600<\/v>/)
  expect(sheet).toMatch(/<v>7\.5<\/v>/)
  expect(sheet).toMatch(/<v>12<\/v>/)
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
  expect(sheet).not.toContain('<f>')
  const texts = files['xl/sharedStrings.xml'] ?? ''
  expect(texts).toContain('=HYPERLINK("x") &lt;王&gt; ')
  expect(texts).not.toContain('\u0001')
  expect(texts).toContain('x'.repeat(32_767))
  expect(texts).not.toContain('x'.repeat(32_768))
  expect(files['xl/styles.xml']).toMatch(/<b\/?>/)
  expect(files['xl/workbook.xml']).toContain('name="Rooms  1 2  all of a very long"')
})
