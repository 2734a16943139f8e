import type { deleteApplication as endpoint } from '@academy/contract/applications/endpoints'
import type { Verb } from '../../lib/services.ts'
import { withdrawApplication } from './withdraw-application.ts'

export const withdrawOwn: Verb<typeof endpoint> = async (services, { params, query, user, now }) => {
  const withdrawal = { id: params.id, account_id: user.id, actor_id: user.id, confirmedCost: query.cost }
  await withdrawApplication(services, withdrawal, now)
  return undefined
}
