import * as contract from '@academy/contract/masterclasses'
import { on } from '../../http/bind.ts'
import { showMasterclass } from './show.ts'

export const masterclassRoutes = [on(contract.masterclass, showMasterclass)]
