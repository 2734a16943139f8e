import type { accompanimentPlan as endpoint } from '@academy/contract/accompaniment-plan/endpoints'
import { can } from '@academy/contract/roles/abilities'
import type { Operation } from '../../lib/services.ts'
import { presentPlan } from './present.ts'
import { findPlan } from './queries.ts'

export const showPlan: Operation<typeof endpoint> = async ({ db }, { user }) =>
  presentPlan(await findPlan(db, user.id, can(user.roles, 'manage_accompaniment')))
