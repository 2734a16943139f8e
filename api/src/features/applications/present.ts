import type { Application } from '@academy/contract/applications/schemas'
import type { Services } from '../../lib/services.ts'
import { withLink } from '../invoices/sign-link.ts'
import { resumeUrl } from '../profile/sign-resume-link.ts'
import type { StoredApplication } from './queries.ts'
import { canDelete, canEdit } from './rules.ts'

/** Returns the application as its owner sees it, with the possible actions and links that expire soon. */
export const present = async (
  services: Services,
  { resume, fee_invoice, ...application }: StoredApplication,
  now: Date,
): Promise<Application> => ({
  ...application,
  can_edit: canEdit(application),
  can_delete: canDelete(application),
  resume_file: resume && { name: resume.name, url: await resumeUrl(services, resume, now) },
  fee_invoice: fee_invoice && withLink(services, fee_invoice, now),
})
