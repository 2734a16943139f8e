import type { LoginReply } from '@academy/contract/access/accounts/schemas'
import type { SecondStep } from '@academy/contract/access/second-factor/schemas'
import type { z } from 'zod'
import type { HttpResponse } from '../../../base/http-response.ts'
import { problem } from '../../../base/problem.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { userData } from './queries.ts'
import { type Login, sessionResponse, startSession } from './start-session.ts'

/**
 * Answers a login with a new session. `before` runs first, in the same transaction; if it begins a second step, there is no session
 * before that.
 */
export const finishLogin = async (
  services: Services,
  login: Login,
  before: (tx: Tx) => Promise<SecondStep | undefined>,
): Promise<HttpResponse<z.output<typeof LoginReply>>> => {
  const { db } = services
  const { second_step, session } = await db.transaction().execute(async tx => {
    const second_step = await before(tx)
    return { second_step, session: second_step ? undefined : await startSession(services, tx, login) }
  })
  if (second_step) throw problem('second_factor_required', { second_step })
  const user_data = await userData(db, login.account.id)
  if (!session || !user_data) throw problem('wrong_credentials')
  return sessionResponse(services, user_data, session)
}
