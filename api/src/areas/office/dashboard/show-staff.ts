import * as contract from '@academy/contract/office/dashboard/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { serve } from '../../../base/serve.ts'
import { findAccompanistDashboard, findTeacherDashboard } from './staff-queries.ts'

export const showTeacherDashboard = serve(contract.teacherDashboard, ({ db }, { user, locale, now }) =>
  findTeacherDashboard(db, user.id, dayInVienna(now), locale),
)

export const showAccompanistDashboard = serve(
  contract.accompanistDashboard,
  ({ db }, { user, locale, now }) => findAccompanistDashboard(db, user.id, dayInVienna(now), locale),
)
