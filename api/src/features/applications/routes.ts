import * as contract from '@academy/contract/applications/endpoints'
import { on } from '../../http/bind.ts'
import { apply } from './apply.ts'
import { editApplication } from './edit.ts'
import { listApplications } from './list.ts'
import { showWithdrawal } from './show-withdrawal.ts'
import { withdrawOwn } from './withdraw.ts'

export const applicationRoutes = [
  on(contract.applications, listApplications),
  on(contract.apply, apply),
  on(contract.editApplication, editApplication),
  on(contract.withdrawal, showWithdrawal),
  on(contract.deleteApplication, withdrawOwn),
]
