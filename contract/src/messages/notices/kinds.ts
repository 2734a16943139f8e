// Without zod: the profile page loads it.
import { can } from '../../base/abilities.ts'

const teacherKinds = ['new_applications', 'deadline', 'selection_late', 'withdrawals'] as const
const accompanistKinds = ['assigned', 'class_final', 'repertoire_changed'] as const

/** The mails to teachers and accompanists that each of them may refuse. */
export const noticeKinds = [...teacherKinds, ...accompanistKinds] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Returns the mails that concern somebody with these roles. */
export const noticeKindsOf = (roles: readonly string[]): readonly NoticeKind[] => [
  ...(can(roles, 'teach') ? teacherKinds : []),
  ...(can(roles, 'accompany') ? accompanistKinds : []),
]
