import type { repetiteur as endpoint } from '@academy/contract/correpetition'
import type { Verb } from '../../lib/services.ts'
import { findDesk } from './queries.ts'
import { isOver } from './rules.ts'

export const showDesk: Verb<typeof endpoint> = async ({ db, clock }, { user }) => {
  const { repetitions, repertoires } = await findDesk(db, user.id)
  const today = clock.today()
  return {
    repetitions: repetitions.map(period => ({ ...period, can_choose: !isOver(period, today) })),
    repertoires,
  }
}
