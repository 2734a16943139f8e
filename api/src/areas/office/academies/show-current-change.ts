import * as contract from '@academy/contract/office/academies/endpoints'
import { serve } from '../../../base/serve.ts'
import { findInvolvedIn } from './concerned.ts'
import { findCard, findCurrentId } from './queries.ts'
import { lacksOf } from './rules.ts'
import { loadAcademy } from './show.ts'

export const showCurrentChange = serve(contract.showCurrentChange, async ({ db, clock }, { params }) => {
  const today = clock.today()
  const academy = await loadAcademy(db, params.id)
  const current = await findCurrentId(db)
  const involved = current === null || current === params.id ? [] : await findInvolvedIn(db, current, today)
  return {
    academy,
    replaces: current === null ? null : ((await findCard(db, current)) ?? null),
    concerned: involved,
    lacks: lacksOf(academy, academy.room_types.length, today),
  }
})
