import * as contract from '@academy/contract/people/profile/endpoints'
import type { Resume } from '@academy/contract/people/profile/schemas'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { ownResume, type ResumeRow } from './queries.ts'
import { resumeUrl } from './sign-resume-link.ts'

export const describeResume = async (services: Services, row: ResumeRow, now: Date): Promise<Resume> => ({
  name: row.name,
  size: row.size,
  uploaded_at: row.uploaded_at.toISOString(),
  url: await resumeUrl(services, row, now),
})

export const showResume = serve(contract.resume, async (services, { user, now }) => {
  const found = await ownResume(services.db, user.id)
  return found && describeResume(services, found, now)
})
