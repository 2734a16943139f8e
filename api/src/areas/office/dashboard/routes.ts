import * as contract from '@academy/contract/office/dashboard/endpoints'
import { on } from '../../../http/bind.ts'
import { showOfficeDashboard } from './show-office.ts'
import { showAccompanistDashboard, showTeacherDashboard } from './show-staff.ts'

export const dashboardRoutes = [
  on(contract.officeDashboard, showOfficeDashboard),
  on(contract.teacherDashboard, showTeacherDashboard),
  on(contract.accompanistDashboard, showAccompanistDashboard),
]
