import { can } from '@academy/contract/base/abilities'
import * as contract from '@academy/contract/schedule/accompaniment-plan/endpoints'
import { serve } from '../../../base/serve.ts'
import { presentPlan } from './present.ts'
import { findPlan } from './queries.ts'

export const showPlan = serve(contract.accompanimentPlan, async ({ db }, { user }) =>
  presentPlan(await findPlan(db, user.id, can(user.roles, 'manage_accompaniment'))),
)
