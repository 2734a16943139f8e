import { deleteApplication, withdrawal } from '@academy/contract/admission/applications/endpoints'
import * as contract from '@academy/contract/admission/place-offers/endpoints'
import {
  acceptLate as acceptLateEndpoint,
  sendLettersNow as sendLettersEndpoint,
} from '@academy/contract/admission/selection/office-endpoints'
import { on } from '../../../http/bind.ts'
import { acceptOffer } from './accept.ts'
import { acceptLate } from './accept-late.ts'
import { declineOffer } from './decline.ts'
import { listOwnOffers } from './list-own.ts'
import { offerOwn, offerPlace } from './offer-place.ts'
import { sendLettersNow } from './send-letters.ts'
import { showOwnWaitingList, showWaitingList } from './show-waiting-list.ts'
import { showWithdrawal } from './show-withdrawal.ts'
import { withdrawOwn } from './withdraw.ts'

export const placeOfferRoutes = [
  on(withdrawal, showWithdrawal),
  on(deleteApplication, withdrawOwn),
  on(acceptLateEndpoint, acceptLate),
  on(sendLettersEndpoint, sendLettersNow),
  on(contract.placeOffers, listOwnOffers),
  on(contract.acceptOffer, acceptOffer),
  on(contract.declineOffer, declineOffer),
  on(contract.ownWaitingList, showOwnWaitingList),
  on(contract.offerOwnPlace, offerOwn),
  on(contract.officeWaitingList, showWaitingList),
  on(contract.offerPlace, offerPlace),
]
