import type { accompanistDashboard, teacherDashboard } from '@academy/contract/dashboard/endpoints'
import { dayInVienna } from '../../lib/clock.ts'
import type { Operation } from '../../lib/services.ts'
import { findAccompanistDashboard, findTeacherDashboard } from './staff-queries.ts'

export const showTeacherDashboard: Operation<typeof teacherDashboard> = ({ db }, { user, locale, now }) =>
  findTeacherDashboard(db, user.id, dayInVienna(now), locale)

export const showAccompanistDashboard: Operation<typeof accompanistDashboard> = (
  { db },
  { user, locale, now },
) => findAccompanistDashboard(db, user.id, dayInVienna(now), locale)
