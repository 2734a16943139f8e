import type { Locale } from '@academy/contract/base/locale'
import { byName } from '@academy/contract/base/name-order'
import type { MasterclassCard } from '@academy/contract/programme/masterclasses/schemas'
import { problem } from '../../../base/problem.ts'
import type { Services } from '../../../base/services.ts'
import { type ApplicantRow, findApplicants } from './applicant-queries.ts'
import { findSelection } from './queries.ts'

type Participant = Pick<ApplicantRow, 'repertoire' | 'comment' | 'recordings' | 'student'>

interface Participants {
  masterclass: MasterclassCard
  is_final: boolean
  participants: Participant[]
}

/** Returns the participants of one of the teacher's masterclasses, for download and print. */
export const loadParticipants = async (
  { db, clock }: Services,
  { id, owner, locale }: { id: number; owner: number; locale: Locale },
): Promise<Participants> => {
  const selection = await findSelection(db, id, owner)
  const applicants = await findApplicants(db, id, owner, clock.now())
  if (!selection || !applicants) throw problem('not_found')
  const participants = applicants.filter(({ is_accepted, has_withdrawn }) => is_accepted && !has_withdrawn)
  const compare = byName(locale)
  return {
    masterclass: selection.card,
    is_final: selection.is_final,
    participants: participants.toSorted((one, other) => compare(one.student, other.student)),
  }
}
