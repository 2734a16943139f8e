// public: a login that asks for a second factor ends elsewhere
import type { LoginAnswer } from '@academy/contract/accounts/schemas'
import type { SecondStep } from '@academy/contract/second-factor/schemas'
import type { z } from 'zod'
import type { Tx } from '../../db/connection.ts'
import type { Answer } from '../../lib/answer.ts'
import { problem } from '../../lib/problem.ts'
import type { Services } from '../../lib/services.ts'
import { userData } from './queries.ts'
import { type Login, sessionAnswer, startSession } from './start-session.ts'

/**
 * Answers a login with a new session. `before` runs first, in the same transaction; if it begins a second step, there is no session
 * before that.
 */
export const finishLogin = async (
  services: Services,
  login: Login,
  before: (tx: Tx) => Promise<SecondStep | undefined>,
): Promise<Answer<z.output<typeof LoginAnswer>>> => {
  const { db } = services
  const { second_step, session } = await db.transaction().execute(async tx => {
    const second_step = await before(tx)
    return { second_step, session: second_step ? undefined : await startSession(services, tx, login) }
  })
  if (second_step) throw problem('second_factor_required', { second_step })
  const user_data = await userData(db, login.account.id)
  if (!session || !user_data) throw problem('wrong_credentials')
  return sessionAnswer(services, user_data, session)
}
