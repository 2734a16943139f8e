import type { Applicant } from '@academy/contract/selection/schemas'
import type { Services } from '../../lib/services.ts'
import { resumeUrl } from '../profile/sign-resume-link.ts'
import type { ApplicantRow } from './applicant-queries.ts'
import { ageOn } from './rules.ts'

/** Adds what depends on the current time: the age, and a link to the résumé that expires soon. */
export const applicantView = async (
  services: Services,
  { student, resume, ...row }: ApplicantRow,
  now: Date,
): Promise<Applicant> => {
  const { latin_name, ...shown } = student
  const born = shown.date_of_birth
  return {
    ...row,
    student: { ...shown, age: born === null ? null : ageOn(services.clock.today(), born) },
    resume: resume && { name: resume.name, url: await resumeUrl(services, resume, now) },
  }
}
