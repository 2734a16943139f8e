import type { planEvening as endpoint } from '@academy/contract/concert-planning'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { findEvening, findEvenings, holdEvenings, holdRequests, setPlan } from './queries.ts'

/** The whole list each time: what the office sees is what is saved, however many of them move things. */
export const planEvening: Verb<typeof endpoint> = ({ db }, { params: { id }, body: { request_ids } }) =>
  db.transaction().execute(async tx => {
    await holdEvenings(tx)
    await findEvening(tx, id)
    const held = await holdRequests(tx, request_ids)
    const wished = held.filter(request => request_ids.includes(request.id))
    if (wished.length < request_ids.length) throw problem('not_found')
    if (wished.some(request => request.is_withdrawn)) throw problem('request_withdrawn')
    await setPlan(tx, id, request_ids)
    return findEvenings(tx)
  })
