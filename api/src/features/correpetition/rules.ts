/** Whether choosing is over: the period has ended, or its academy is not current. */
export const isOver = (period: { end_date: string; is_current: boolean }, today: string): boolean =>
  !period.is_current || period.end_date < today
