import * as contract from '@academy/contract/messages/letters/endpoints'
import { MAX_LETTERS } from '@academy/contract/messages/letters/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { listPeople } from '../../people/index.ts'
import { findHead } from '../../programme/index.ts'
import { printLetters, refuseUnlessPrintable } from './print-letters.ts'
import { findLetterPeople } from './queries.ts'
import { refusalOf } from './rules.ts'

export const downloadLetters = serve(
  contract.letters,
  async (services, { params, body, locale, now, user, address }) => {
    const { kind } = params
    const { academy_id, ids, locale: chosen, ...filter } = body
    const head = await findHead(services.db, academy_id)
    if (!head) throw problem('not_found')
    const { people: listed, total } = await listPeople(services.db, {
      ...filter,
      // Of a view without a kind, certificates concern the participants only.
      ...(!ids && kind === 'certificate' && { kind: filter.kind ?? 'participant' }),
      academy_id: head.academy_id,
      ids,
      locale,
      today: dayInVienna(now),
      limit: MAX_LETTERS,
      offset: 0,
    })
    if (total > MAX_LETTERS) throw problem('too_many_letters')
    const found = await findLetterPeople(
      services.db,
      head.academy_id,
      listed.map(({ id }) => id),
    )
    // Selected people are all meant; of a whole view, those who can have the letter.
    const reasons = ['not_participating', 'not_invited']
    const people = ids ? found : found.filter(person => !reasons.includes(refusalOf(kind, person) ?? ''))
    if (people.length === 0) throw problem('no_participants')
    refuseUnlessPrintable(kind, people)
    const places = people.map(person => ({
      ...person,
      places: person.places.filter(({ id }) => !filter.masterclass_id || id === filter.masterclass_id),
    }))
    const printed = kind === 'certificate' ? places.filter(one => one.places.length > 0) : people
    const printedIds = new Set(printed.map(({ id }) => id))
    return printLetters(services, {
      kind,
      head,
      people: printed,
      leftOut: found.filter(({ id }) => !printedIds.has(id)).map(({ full_name }) => full_name),
      locale: chosen,
      now,
      address,
      actor_id: user.id,
    })
  },
)
