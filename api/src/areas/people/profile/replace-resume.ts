import type { replaceResume as endpoint } from '@academy/contract/people/profile/endpoints'
import type { Operation } from '../../../base/services.ts'
import { receivedFile } from '../../../base/uploads/received-file.ts'
import { describeResume } from './show-resume.ts'
import { withResume } from './with-resume.ts'

export const replaceResume: Operation<typeof endpoint> = async (services, { body, user, locale, now }) => {
  const delivery = { account_id: user.id, file: receivedFile(body.resume_file), locale, now }
  const stored = await withResume(services, delivery, record => services.db.transaction().execute(record))
  return describeResume(services, stored, now)
}
