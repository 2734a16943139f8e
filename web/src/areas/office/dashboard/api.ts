import type * as selection from '@academy/contract/admission/selection/endpoints'
import type * as contract from '@academy/contract/office/dashboard/endpoints'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

const quiet = { quiet: true } as const

const routes = {
  office: route<typeof contract.officeDashboard>('GET', '/api/academy/a/dashboard'),
  teacher: route<typeof contract.teacherDashboard>('GET', '/api/academy/t/dashboard'),
  accompanist: route<typeof contract.accompanistDashboard>('GET', '/api/academy/repetiteur/dashboard'),
  remind: route<typeof selection.remindTeacher>('POST', '/api/academy/a/masterclasses/:id/remind'),
}

export const officeDashboardQuery = (call: Call) =>
  defineQuery(call, ['office-dashboard'], call => call(routes.office, {}, quiet))

export const teacherDashboardQuery = (call: Call) =>
  defineQuery(call, ['teacher-dashboard'], call => call(routes.teacher, {}, quiet))

export const accompanistDashboardQuery = (call: Call) =>
  defineQuery(call, ['accompanist-dashboard'], call => call(routes.accompanist, {}, quiet))

export const remindTeacher = (call: Call, id: number) =>
  call(routes.remind, { params: { id: String(id) } }, quiet)
