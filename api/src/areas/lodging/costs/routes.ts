import * as contract from '@academy/contract/costs/endpoints'
import { on } from '../../http/bind.ts'
import { showCosts } from './show.ts'

export const costRoutes = [on(contract.costs, showCosts)]
