import * as contract from '@academy/contract/people/consents/endpoints'
import { on } from '../../../http/bind.ts'
import { chooseForPerson, chooseOwn } from './choose.ts'
import { showOfPerson, showOwn } from './show.ts'
import { withdrawForPerson, withdrawOwn } from './withdraw.ts'

export const consentRoutes = [
  on(contract.showConsents, showOwn),
  on(contract.chooseConsent, chooseOwn),
  on(contract.withdrawConsent, withdrawOwn),
  on(contract.showPersonConsents, showOfPerson),
  on(contract.choosePersonConsent, chooseForPerson),
  on(contract.withdrawPersonConsent, withdrawForPerson),
]
