import * as contract from '@academy/contract/people/profile/endpoints'
import { serve } from '../../../base/serve.ts'
import { receivedFile } from '../../../base/uploads/received-file.ts'
import { describeResume } from './profile.ts'
import { withResume } from './with-resume.ts'

export const replaceResume = serve(contract.replaceResume, async (services, { body, user, locale, now }) => {
  const delivery = { account_id: user.id, file: receivedFile(body.resume_file), locale, now }
  const stored = await withResume(services, delivery, record => services.db.transaction().execute(record))
  return describeResume(services, stored, now)
})
