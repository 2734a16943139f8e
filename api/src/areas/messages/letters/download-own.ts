import * as contract from '@academy/contract/messages/letters/endpoints'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { findHead } from '../../programme/index.ts'
import { findOwnLetterFacts } from './own-queries.ts'
import { printLetters } from './print-letters.ts'
import { findLetterPeople } from './queries.ts'
import { ownRefusalOf } from './rules.ts'

export const downloadOwnLetter = serve(
  contract.ownLetter,
  async (services, { params, query, now, user, address }) => {
    const { db, clock } = services
    const { id: academy_id, kind } = params
    const facts = (await findOwnLetterFacts(db, user.id)).find(one => one.academy_id === academy_id)
    if (!facts) throw problem('letter_without_place')
    const refusal = ownRefusalOf(kind, facts, clock.today())
    if (refusal) throw problem(refusal)
    await guard(db, [{ name: 'own-letters', subject: String(user.id), max: 30, seconds: 3600 }])
    const head = await findHead(db, academy_id)
    if (!head) throw problem('not_found')
    const people = await findLetterPeople(db, academy_id, [user.id])
    return printLetters(services, {
      kind,
      head,
      people,
      locale: query.locale,
      now,
      address,
      actor_id: user.id,
    })
  },
)
