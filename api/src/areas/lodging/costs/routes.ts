import * as contract from '@academy/contract/lodging/costs/endpoints'
import { on } from '../../../http/bind.ts'
import { showCosts } from './show.ts'

export const costRoutes = [on(contract.costs, showCosts)]
