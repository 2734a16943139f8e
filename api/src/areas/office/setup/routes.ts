import * as contract from '@academy/contract/office/setup/endpoints'
import { on } from '../../../http/bind.ts'
import { createFirstAdmin } from './create-first-admin.ts'
import { showLink } from './show-link.ts'
import { showReadiness } from './show-readiness.ts'

export const setupRoutes = [
  on(contract.setupLink, showLink),
  on(contract.createFirstAdmin, createFirstAdmin),
  on(contract.readiness, showReadiness),
]
