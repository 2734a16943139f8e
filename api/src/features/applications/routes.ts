import * as contract from '@academy/contract/applications/endpoints'
import { on } from '../../http/bind.ts'
import { apply, inspectApplication } from './apply.ts'
import { editApplication, inspectEdit } from './edit.ts'
import { listApplications } from './list.ts'

export const applicationRoutes = [
  on(contract.applications, listApplications),
  on(contract.apply, apply, { inspect: inspectApplication }),
  on(contract.editApplication, editApplication, { inspect: inspectEdit }),
]
