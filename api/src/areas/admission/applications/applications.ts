import * as contract from '@academy/contract/admission/applications/endpoints'
import type { Application } from '@academy/contract/admission/applications/schemas'
import { dayInVienna } from '../../../base/clock.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { withInvoiceLink } from '../../money/index.ts'
import { resumeUrl } from '../../people/index.ts'
import { findOwn, type StoredApplication } from './own-queries.ts'
import { canChangeRepertoire, canDelete, canEdit, canReplaceMaterial } from './rules.ts'

/** Returns the application as its owner sees it, with the possible actions and links that expire soon. */
export const present = async (
  services: Services,
  { resume, fee_invoice, academy_start, deadline, ...application }: StoredApplication,
  now: Date,
): Promise<Application> => ({
  ...application,
  can_edit: canEdit(application),
  can_delete: canDelete(application),
  can_replace_material: canReplaceMaterial(
    { ...application, deadline, applied_on: dayInVienna(new Date(application.applied_at)) },
    dayInVienna(now),
  ),
  can_change_repertoire: canChangeRepertoire({ ...application, academy_start }, dayInVienna(now)),
  resume_file: resume && { name: resume.name, url: await resumeUrl(services, resume, now) },
  fee_invoice: fee_invoice && withInvoiceLink(services, fee_invoice, now),
})

export const listApplications = serve(contract.applications, async (services, { user, now }) => {
  const found = await findOwn(services.db, user.id, dayInVienna(now))
  return Promise.all(found.map(application => present(services, application, now)))
})
