import * as contract from '@academy/contract/messages/letters/endpoints'
import { serve } from '../../../base/serve.ts'
import { findOwnLetterFacts } from './own-queries.ts'
import { ownLettersOf } from './rules.ts'

export const listOwnLetters = serve(contract.ownLetters, async ({ db, clock }, { user }) => {
  const today = clock.today()
  return (await findOwnLetterFacts(db, user.id)).map(facts => ownLettersOf(facts, today))
})
