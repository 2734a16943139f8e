interface Deadline {
  deadline: string
  /** Null: cancelling a booking is free until the deadline. */
  free_until: string | null
}

export type DeadlineChange = 'canReplaceUntil' | 'cannotReplaceAfter' | 'finalFrom' | 'freeUntil' | 'noMail'

/** Returns what follows from another deadline for those who have applied. */
export const deadlineChanges = (before: Deadline, after: Deadline): DeadlineChange[] => [
  after.deadline > before.deadline ? 'canReplaceUntil' : 'cannotReplaceAfter',
  'finalFrom',
  ...(after.free_until === null ? (['freeUntil'] as const) : []),
  'noMail',
]
