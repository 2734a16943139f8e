import { can } from '@academy/contract/base/abilities'
import type { accompanimentPlan as endpoint } from '@academy/contract/schedule/accompaniment-plan/endpoints'
import type { Operation } from '../../../base/services.ts'
import { presentPlan } from './present.ts'
import { findPlan } from './queries.ts'

export const showPlan: Operation<typeof endpoint> = async ({ db }, { user }) =>
  presentPlan(await findPlan(db, user.id, can(user.roles, 'manage_accompaniment')))
