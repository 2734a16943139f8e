import * as contract from '@academy/contract/people/people-list/endpoints'
import { MAX_EXPORTED } from '@academy/contract/people/people-list/schemas'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { listPeople } from './list-queries.ts'
import { findAcademyId } from './queries.ts'

/** The rows leave only after the record of the export is stored. */
export const exportPeople = serve(
  contract.exportPeople,
  async ({ db }, { body, locale, now, user, address }) => {
    const { academy_id, ids, sort, ...filter } = body
    const academy = await findAcademyId(db, academy_id)
    if (!academy) throw problem('not_found')
    const part = { limit: MAX_EXPORTED, offset: 0 }
    const { people } = await listPeople(db, {
      ...filter,
      ...part,
      ids,
      sort,
      academy_id: academy,
      locale,
      today: dayInVienna(now),
    })
    const { search, ...others } = filter
    const used = Object.entries(others).filter(([, value]) => value !== undefined && value !== '0')
    await audit(db, {
      at: now,
      action: 'people_exported',
      actor_id: user.id,
      address,
      details: {
        academy_id: academy,
        count: people.length,
        is_selection: ids !== undefined,
        ...(search && { search }),
        ...(used.length > 0 && { filter: used.map(([name, value]) => `${name}=${value}`).join(', ') }),
      },
    })
    return people
  },
)
