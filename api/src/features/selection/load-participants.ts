import type { MasterclassCard } from '@academy/contract/masterclasses/schemas'
import { problem } from '../../lib/problem.ts'
import type { Services } from '../../lib/services.ts'
import { type ApplicantRow, findApplicants } from './applicant-queries.ts'
import { findSelection } from './queries.ts'
import { ageOn } from './rules.ts'

interface Participant extends Pick<ApplicantRow, 'repertoire' | 'comment' | 'recordings'> {
  student: ApplicantRow['student'] & { age: number | null }
}

interface Participants {
  masterclass: MasterclassCard
  is_final: boolean
  participants: Participant[]
}

const byName = (a: Participant, b: Participant) =>
  a.student.full_name.localeCompare(b.student.full_name, 'de')

/** Returns the participants of one of the teacher's masterclasses, for download and print. */
export const loadParticipants = async (
  { db, clock }: Services,
  id: number,
  owner: number,
): Promise<Participants> => {
  const selection = await findSelection(db, id, owner)
  const applicants = await findApplicants(db, id, owner, clock.now())
  if (!selection || !applicants) throw problem('not_found')
  const today = clock.today()
  const participants = applicants
    .filter(({ is_accepted, has_withdrawn }) => is_accepted && !has_withdrawn)
    .map(({ student, ...row }) => {
      const born = student.date_of_birth
      return { ...row, student: { ...student, age: born === null ? null : ageOn(today, born) } }
    })
  return {
    masterclass: selection.card,
    is_final: selection.is_final,
    participants: participants.toSorted(byName),
  }
}
