import type { TeacherRow } from '@academy/contract/programme/teachers/schemas'

type AccountState = 'linked' | 'invited' | 'expired' | 'none'

export const accountState = ({ account, invitation }: TeacherRow): AccountState => {
  if (account) return 'linked'
  if (!invitation) return 'none'
  return invitation.is_expired ? 'expired' : 'invited'
}

export const portraitKind = ({ has_portrait, has_drawing }: TeacherRow): 'uploaded' | 'drawn' | 'none' => {
  if (has_portrait) return 'uploaded'
  return has_drawing ? 'drawn' : 'none'
}

/** Something that visitors or the teacher would miss. */
export const isIncomplete = (teacher: TeacherRow): boolean =>
  teacher.missing_resumes.length > 0 ||
  !(teacher.has_portrait || teacher.has_drawing) ||
  teacher.account === null
