// Ends the loop if the server never returns an empty page.
const MAX_PAGES = 2_000

/**
 * Loads the rows of all pages, for an export. A row that moves to the next page in the meantime is there
 * once.
 */
export const loadAllPages = async <Row>(
  loadPage: (page: number) => Promise<{ rows: readonly Row[]; total: number }>,
  idOf: (row: Row) => string | number,
): Promise<readonly Row[]> => {
  const found = new Map<string | number, Row>()
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { rows, total } = await loadPage(page)
    for (const row of rows) found.set(idOf(row), row)
    if (rows.length === 0 || found.size >= total) break
  }
  return [...found.values()]
}
