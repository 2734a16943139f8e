import * as contract from '@academy/contract/privacy/erasure/endpoints'
import { on } from '../../../http/bind.ts'
import { cancelForPerson, cancelOwn } from './cancel.ts'
import { confirm, mailLink } from './confirm-by-mail.ts'
import { requestForPerson, requestOwn } from './request.ts'
import { showForPerson, showOwn } from './show.ts'

export const erasureRoutes = [
  on(contract.showErasure, showOwn),
  on(contract.requestErasure, requestOwn),
  on(contract.mailErasureLink, mailLink),
  on(contract.confirmErasure, confirm),
  on(contract.cancelErasure, cancelOwn),
  on(contract.showPersonErasure, showForPerson),
  on(contract.requestPersonErasure, requestForPerson),
  on(contract.cancelPersonErasure, cancelForPerson),
]
