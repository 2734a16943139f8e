import type { allCurrentMasterclasses as endpoint } from '@academy/contract/selection/endpoints'
import { problem } from '../../lib/problem.ts'
import type { Operation } from '../../lib/services.ts'
import { currentSelections } from './queries.ts'
import { officeView } from './rules.ts'

export const listAll: Operation<typeof endpoint> = async ({ db, clock }, { now }) => {
  const today = clock.today()
  const current = await currentSelections(db, today)
  if (!current) throw problem('not_found')
  return {
    academy: current.academy,
    masterclasses: current.selections.map(({ finalized_at, ...selection }) =>
      // In JSON it is a text.
      officeView({ ...selection, finalized_at: finalized_at && new Date(finalized_at) }, { now, today }),
    ),
  }
}
