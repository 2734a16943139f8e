import type { letter as endpoint } from '@academy/contract/letters/endpoints'
import { problem } from '../../lib/problem.ts'
import type { Operation } from '../../lib/services.ts'
import { printLetters, refuseUnlessPrintable } from './print-letters.ts'
import { findHead, findLetterPeople } from './queries.ts'

export const downloadLetter: Operation<typeof endpoint> = async (
  services,
  { params, query, now, user, address },
) => {
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
}
