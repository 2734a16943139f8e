import { expect, test } from 'vitest'
import { loadAllPages } from './columns.ts'

const all = async (pages: number[][], total: number) => {
  const asked: number[] = []
  const rows = await loadAllPages(
    async page => {
      asked.push(page)
      return { rows: pages[page - 1] ?? [], total }
    },
    row => row,
  )
  return { rows, asked }
}

test.each<[pages: number[][], total: number, rows: number[], asked: number[]]>([
  [[], 0, [], [1]],
  [[[1, 2]], 2, [1, 2], [1]],
  [[[1, 2], [3, 4], [5]], 5, [1, 2, 3, 4, 5], [1, 2, 3]],
  // A new first row moves the others to later pages.
  [[[1, 2], [2, 3], [4]], 4, [1, 2, 3, 4], [1, 2, 3]],
  // Rows that were deleted in the meantime never come.
  [[[1, 2], [3]], 4, [1, 2, 3], [1, 2, 3]],
])('of the pages %j with a total of %i the export has %j', async (pages, total, rows, asked) => {
  expect(await all(pages, total)).toEqual({ rows, asked })
})
