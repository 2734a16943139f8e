import * as contract from '@academy/contract/schedule/correpetition/endpoints'
import { serve } from '../../../base/serve.ts'
import { currentMasterclasses, findAccompaniment } from './queries.ts'
import { findAccompaniedRequests } from './request-queries.ts'
import { isOver } from './rules.ts'

export const listMasterclasses = serve(contract.masterclassesToAccompany, ({ db }) =>
  currentMasterclasses(db),
)

export const showAccompaniment = serve(contract.repetiteur, async ({ db, clock }, { user, locale }) => {
  const [{ repetitions, repertoires }, concert_requests] = await Promise.all([
    findAccompaniment(db, user.id),
    findAccompaniedRequests(db, user.id, locale),
  ])
  const today = clock.today()
  return {
    repetitions: repetitions.map(period => ({ ...period, can_choose: !isOver(period, today) })),
    repertoires,
    concert_requests,
  }
})
