import * as contract from '@academy/contract/office/maintenance/endpoints'
import { on } from '../../../http/bind.ts'
import { issuePass } from './issue-pass.ts'
import { ping } from './ping.ts'
import { ready } from './ready.ts'

export const maintenanceRoutes = [
  on(contract.ping, ping),
  on(contract.ready, ready),
  on(contract.maintenancePass, issuePass),
]
