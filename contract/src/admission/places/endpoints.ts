import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { id, pathId } from '../../base/fields.ts'
import { examplePlaceOffer, exampleWaitingList, PlaceOffer, WaitingList } from './schemas.ts'

const one = { params: z.object({ id: pathId }), status: 200 } as const

export const placeOffers = endpoint({
  method: 'GET',
  path: '/api/academy/place-offers',
  access: 'apply',
  summary: 'The places that were offered to the person in the current academy, newest first',
  status: 200,
  reply: z.array(PlaceOffer),
  example: { reply: [examplePlaceOffer] },
})

const answer = { ...one, method: 'POST', access: 'apply', reply: PlaceOffer } as const

export const acceptOffer = endpoint({
  ...answer,
  path: '/api/academy/place-offers/:id/acceptance',
  summary: 'Accept an offered place; its invoice follows by mail',
  refuses: ['not_found', 'offer_over'],
  example: { reply: { ...examplePlaceOffer, state: 'accepted', can_answer: false } },
})

export const declineOffer = endpoint({
  ...answer,
  path: '/api/academy/place-offers/:id/refusal',
  summary: 'Decline an offered place; the next on the waiting list is asked',
  refuses: ['not_found', 'offer_over'],
  example: { reply: { ...examplePlaceOffer, state: 'declined', can_answer: false } },
})

const waitingList = {
  ...one,
  method: 'GET',
  summary: 'The waiting list of a masterclass after the final save, with its places and offers',
  reply: WaitingList,
  refuses: ['not_found', 'selection_not_final'],
  example: { reply: exampleWaitingList },
} as const

const offer = {
  ...one,
  method: 'POST',
  summary: 'Offer a free place to the next on the waiting list, who is named so that two do not offer twice',
  body: z.object({ application_id: id }),
  reply: WaitingList,
  refuses: ['not_found', 'selection_not_final', 'no_free_place', 'next_changed'],
  example: {
    body: { application_id: 42 },
    reply: { ...exampleWaitingList, free_count: 0, offered_count: 1 },
  },
} as const

export const ownWaitingList = endpoint({
  ...waitingList,
  path: '/api/academy/t/my-masterclasses/:id/waiting-list',
  access: 'teach',
})

export const offerOwnPlace = endpoint({
  ...offer,
  path: '/api/academy/t/my-masterclasses/:id/offers',
  access: 'teach',
})

export const officeWaitingList = endpoint({
  ...waitingList,
  path: '/api/academy/a/masterclasses/:id/waiting-list',
  access: 'manage_selection',
})

export const offerPlace = endpoint({
  ...offer,
  path: '/api/academy/a/masterclasses/:id/offers',
  access: 'manage_selection',
})
