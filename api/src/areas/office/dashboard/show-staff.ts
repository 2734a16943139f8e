import type { accompanistDashboard, teacherDashboard } from '@academy/contract/office/dashboard/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import type { Operation } from '../../../base/services.ts'
import { findAccompanistDashboard, findTeacherDashboard } from './staff-queries.ts'

export const showTeacherDashboard: Operation<typeof teacherDashboard> = ({ db }, { user, locale, now }) =>
  findTeacherDashboard(db, user.id, dayInVienna(now), locale)

export const showAccompanistDashboard: Operation<typeof accompanistDashboard> = (
  { db },
  { user, locale, now },
) => findAccompanistDashboard(db, user.id, dayInVienna(now), locale)
