/** Whether choosing is over: the period has ended, or its academy is not current. */
export const isOver = (period: { end_date: string; is_current: boolean }, today: string): boolean =>
  !period.is_current || period.end_date < today

/** Whether the selection is still the one that the page showed, in any order. */
export const isSameSelection = (seen: readonly number[], masterclasses: readonly { id: number }[]): boolean =>
  new Set(seen).symmetricDifference(new Set(masterclasses.map(({ id }) => id))).size === 0
