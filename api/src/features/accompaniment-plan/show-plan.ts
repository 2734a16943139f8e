import type { accompanimentPlan as endpoint } from '@academy/contract/accompaniment-plan/endpoints'
import { flagsOf } from '@academy/contract/accounts/roles'
import type { Verb } from '../../lib/services.ts'
import { presentPlan } from './present.ts'
import { findPlan } from './queries.ts'

export const showPlan: Verb<typeof endpoint> = async ({ db }, { user }) =>
  presentPlan(await findPlan(db, user.id, flagsOf(user.roles).isAdmin))
