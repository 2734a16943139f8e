import type { Applicant } from '@academy/contract/admission/selection/schemas'
import type { Services } from '../../../base/services.ts'
import { resumeUrl } from '../../people/index.ts'
import type { ApplicantRow } from './applicant-queries.ts'

/** Adds a link to the résumé that expires soon. */
export const applicantView = async (
  services: Services,
  { student, resume, ...row }: ApplicantRow,
  now: Date,
): Promise<Applicant> => {
  const { latin_name, ...shown } = student
  return {
    ...row,
    student: shown,
    resume: resume && { name: resume.name, url: await resumeUrl(services, resume, now) },
  }
}
