import * as selection from '@academy/contract/admission/selection/endpoints'
import * as contract from '@academy/contract/office/dashboard/endpoints'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

export const officeDashboardQuery = (call: Call) =>
  defineQuery(call, ['office-dashboard'], call => call(contract.officeDashboard, {}, quiet))

export const teacherDashboardQuery = (call: Call) =>
  defineQuery(call, ['teacher-dashboard'], call => call(contract.teacherDashboard, {}, quiet))

export const accompanistDashboardQuery = (call: Call) =>
  defineQuery(call, ['accompanist-dashboard'], call => call(contract.accompanistDashboard, {}, quiet))

export const remindTeacher = (call: Call, id: number) =>
  call(selection.remindTeacher, { params: { id: String(id) } }, quiet)
