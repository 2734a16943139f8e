import * as contract from '@academy/contract/admission/places/endpoints'
import type { PlaceOffer, WaitingList } from '@academy/contract/admission/places/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'
import { officeMasterclassesQuery } from '../selection/office-api.ts'

const by = (id: number | string) => ({ params: { id: String(id) } })

export const placeOffersQuery = (call: Call): DataQuery<PlaceOffer[]> =>
  defineQuery(call, ['place-offers'], call => call(contract.placeOffers, {}, quiet))

export const acceptOffer = (call: Call, id: number): Promise<PlaceOffer> =>
  call(contract.acceptOffer, by(id), quiet)

export const declineOffer = (call: Call, id: number): Promise<PlaceOffer> =>
  call(contract.declineOffer, by(id), quiet)

const officeWaitingListQuery = (call: Call, id: string): DataQuery<WaitingList> =>
  defineQuery(call, ['waiting-list', id], call => call(contract.officeWaitingList, by(id), quiet))

export const ownWaitingListQuery = (call: Call, id: string): DataQuery<WaitingList> =>
  defineQuery(call, ['own-waiting-list', id], call => call(contract.ownWaitingList, by(id), quiet))

/** Offers a free place to the person who was shown as the next. */
export type OfferPlace = (list: WaitingList, application_id: number) => Promise<WaitingList>

export const officesOffer =
  (call: Call): OfferPlace =>
  ({ masterclass_id }, application_id) =>
    call(contract.offerPlace, { ...by(masterclass_id), body: { application_id } }, quiet)

export const teachersOffer =
  (call: Call): OfferPlace =>
  ({ masterclass_id }, application_id) =>
    call(contract.offerOwnPlace, { ...by(masterclass_id), body: { application_id } }, quiet)

/** The waiting list, and the masterclasses for its name. */
export const waitingListQueries = (call: Call, masterclassId: string) => ({
  list: officeWaitingListQuery(call, masterclassId),
  office: officeMasterclassesQuery(call),
})
