import type { repetiteur as endpoint } from '@academy/contract/correpetition/endpoints'
import type { Verb } from '../../lib/services.ts'
import { findAccompaniment } from './queries.ts'
import { isOver } from './rules.ts'

export const showAccompaniment: Verb<typeof endpoint> = async ({ db, clock }, { user }) => {
  const { repetitions, repertoires } = await findAccompaniment(db, user.id)
  const today = clock.today()
  return {
    repetitions: repetitions.map(period => ({ ...period, can_choose: !isOver(period, today) })),
    repertoires,
  }
}
