import * as contract from '@academy/contract/profile'
import { on } from '../../http/bind.ts'
import { listCountries } from './list-countries.ts'

export const profileRoutes = [on(contract.countries, listCountries)]
