import * as contract from '@academy/contract/people/arrival-details/endpoints'
import { on } from '../../../http/bind.ts'
import { changeDetails } from './change.ts'
import { correctDetails } from './correct.ts'
import { deleteConsent } from './delete-consent.ts'
import { deleteConsentOf } from './delete-consent-of.ts'
import { openConsent } from './open-consent.ts'
import { printForm } from './print-form.ts'
import { saveConsent } from './save-consent.ts'
import { saveConsentOf } from './save-consent-of.ts'
import { showDetails } from './show.ts'

export const arrivalDetailsRoutes = [
  on(contract.arrivalDetails, showDetails),
  on(contract.changeArrivalDetails, changeDetails),
  on(contract.consentForm, printForm),
  on(contract.saveConsent, saveConsent),
  on(contract.deleteConsent, deleteConsent),
  on(contract.correctArrivalDetails, correctDetails),
  on(contract.openConsent, openConsent),
  on(contract.saveConsentOf, saveConsentOf),
  on(contract.deleteConsentOf, deleteConsentOf),
]
