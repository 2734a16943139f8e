import type * as contract from '@academy/contract/admission/place-offers/endpoints'
import type { PlaceOffer, WaitingList } from '@academy/contract/admission/place-offers/schemas'
import type { Call } from '../../../base/api.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'
import { officeMasterclassesQuery } from '../selection/api.ts'

// The pages show their own messages for failures.
const quiet = { quiet: true } as const

const teaching = '/api/academy/t/my-masterclasses'
const office = '/api/academy/a/masterclasses'
const routes = {
  own: route<typeof contract.placeOffers>('GET', '/api/academy/place-offers'),
  accept: route<typeof contract.acceptOffer>('POST', '/api/academy/place-offers/:id/acceptance'),
  decline: route<typeof contract.declineOffer>('POST', '/api/academy/place-offers/:id/refusal'),
  ownList: route<typeof contract.ownWaitingList>('GET', `${teaching}/:id/waiting-list`),
  ownOffer: route<typeof contract.offerOwnPlace>('POST', `${teaching}/:id/offers`),
  list: route<typeof contract.officeWaitingList>('GET', `${office}/:id/waiting-list`),
  offer: route<typeof contract.offerPlace>('POST', `${office}/:id/offers`),
}

const by = (id: number | string) => ({ params: { id: String(id) } })

export const placeOffersQuery = (call: Call): DataQuery<PlaceOffer[]> =>
  defineQuery(call, ['place-offers'], call => call(routes.own, {}, quiet))

export const acceptOffer = (call: Call, id: number): Promise<PlaceOffer> => call(routes.accept, by(id), quiet)

export const declineOffer = (call: Call, id: number): Promise<PlaceOffer> =>
  call(routes.decline, by(id), quiet)

const officeWaitingListQuery = (call: Call, id: string): DataQuery<WaitingList> =>
  defineQuery(call, ['waiting-list', id], call => call(routes.list, by(id), quiet))

export const ownWaitingListQuery = (call: Call, id: string): DataQuery<WaitingList> =>
  defineQuery(call, ['own-waiting-list', id], call => call(routes.ownList, by(id), quiet))

/** Offers a free place to the person who was shown as the next. */
export type OfferPlace = (list: WaitingList, application_id: number) => Promise<WaitingList>

export const officesOffer =
  (call: Call): OfferPlace =>
  ({ masterclass_id }, application_id) =>
    call(routes.offer, { ...by(masterclass_id), body: { application_id } }, quiet)

export const teachersOffer =
  (call: Call): OfferPlace =>
  ({ masterclass_id }, application_id) =>
    call(routes.ownOffer, { ...by(masterclass_id), body: { application_id } }, quiet)

/** The waiting list, and the masterclasses for its name. */
export const waitingListQueries = (call: Call, masterclassId: string) => ({
  list: officeWaitingListQuery(call, masterclassId),
  office: officeMasterclassesQuery(call),
})
