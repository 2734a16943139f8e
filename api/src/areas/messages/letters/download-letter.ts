import * as contract from '@academy/contract/messages/letters/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findHead } from '../../programme/index.ts'
import { printLetters, refuseUnlessPrintable } from './print-letters.ts'
import { findLetterPeople } from './queries.ts'

export const downloadLetter = serve(
  contract.letter,
  async (services, { params, query, now, user, address }) => {
    const head = await findHead(services.db, query.academy_id)
    if (!head) throw problem('not_found')
    const people = await findLetterPeople(services.db, head.academy_id, [params.id])
    refuseUnlessPrintable(params.kind, people)
    return printLetters(services, {
      kind: params.kind,
      head,
      people,
      locale: query.locale,
      now,
      address,
      actor_id: user.id,
    })
  },
)
