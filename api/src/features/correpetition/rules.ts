/** Nobody chooses for a summer that is over. */
export const isOver = (period: { end_date: string; is_current: boolean }, today: string): boolean =>
  !period.is_current || period.end_date < today
