import * as contract from '@academy/contract/access/sessions/endpoints'
import { on } from '../../../http/bind.ts'
import { endSession } from './end.ts'
import { endSessionsOf } from './end-of-somebody.ts'
import { endOtherSessions } from './end-others.ts'
import { listSessions } from './list.ts'

export const sessionRoutes = [
  on(contract.listSessions, listSessions),
  on(contract.endSession, endSession),
  on(contract.endOtherSessions, endOtherSessions),
  on(contract.endSessionsOf, endSessionsOf),
]
