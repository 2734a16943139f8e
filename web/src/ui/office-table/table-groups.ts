import { useState } from 'react'

/** Headings between the rows of a list, which fold what is below them. */
export interface TableGroups<Row> {
  /** In the order of the list. Those without rows have a heading, too. */
  groups: readonly { id: string; title: string }[]
  /** The id of the group of a row. */
  groupOf: (row: Row) => string
  folded: ReadonlySet<string>
  onFold: (id: string) => void
}

/** Returns which groups are folded. Kept by the page, because the list may be left and come back. */
export const useFoldedGroups = (): Pick<TableGroups<never>, 'folded' | 'onFold'> => {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  return { folded, onFold: id => setFolded(known => known.symmetricDifference(new Set([id]))) }
}

/** Returns the rows group by group, otherwise in their order. */
export const inGroups = <Row>(
  rows: readonly Row[],
  { groups, groupOf }: Pick<TableGroups<Row>, 'groups' | 'groupOf'>,
): readonly Row[] => groups.flatMap(({ id }) => rows.filter(row => groupOf(row) === id))
