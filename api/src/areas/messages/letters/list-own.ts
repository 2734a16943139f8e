import type { ownLetters as endpoint } from '@academy/contract/messages/letters/endpoints'
import type { Operation } from '../../../base/services.ts'
import { findOwnLetterFacts } from './own-queries.ts'
import { ownLettersOf } from './rules.ts'

export const listOwnLetters: Operation<typeof endpoint> = async ({ db, clock }, { user }) => {
  const today = clock.today()
  return (await findOwnLetterFacts(db, user.id)).map(facts => ownLettersOf(facts, today))
}
