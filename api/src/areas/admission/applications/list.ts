import * as contract from '@academy/contract/admission/applications/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { serve } from '../../../base/serve.ts'
import { findOwn } from './own-queries.ts'
import { present } from './present.ts'

export const listApplications = serve(contract.applications, async (services, { user, now }) => {
  const found = await findOwn(services.db, user.id, dayInVienna(now))
  return Promise.all(found.map(application => present(services, application, now)))
})
