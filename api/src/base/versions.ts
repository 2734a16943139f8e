import { problem } from './problem.ts'

interface Versioned {
  version: number
}

/** Refuses a save that is based on an older version of the row. */
export const requireVersion = <Row extends Versioned>(row: Row | undefined, version: number): Row => {
  if (!row) throw problem('not_found')
  if (row.version !== version) throw problem('changed_meanwhile')
  return row
}

/** The fields of a row for the audit log, which has no use for the version. */
export const withoutVersion = <Row extends Versioned>({ version: _, ...fields }: Row) => fields
