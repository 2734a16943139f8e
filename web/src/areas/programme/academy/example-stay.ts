import { nightsOf } from '@academy/contract/lodging/bookings/stay'
import { pricedMasterclasses } from '@academy/contract/lodging/costs/priced-masterclasses'
import { type StayCost, stayCost } from '@academy/contract/lodging/costs/stay-cost'
import type { Academy, Offer } from '@academy/contract/programme/academy/schemas'

interface ExampleStay {
  masterclass: Academy['master_classes'][number]
  nights: number
  room: Offer | undefined
  meals: Offer | undefined
  cost: StayCost
}

/**
 * What an ordinary summer costs: the masterclass with the middle fee of those whose prices are shown, from its first to
 * its last day in the cheapest room, with the cheapest meals. Undefined without a masterclass.
 */
export const exampleStay = ({
  master_classes,
  room_types,
  meal_types,
  handling_fee,
}: Academy): ExampleStay | undefined => {
  const byFee = pricedMasterclasses(master_classes).toSorted(
    (one, other) => feeOf(one) - feeOf(other) || one.id - other.id,
  )
  const masterclass = byFee[Math.floor((byFee.length - 1) / 2)]
  if (!masterclass) return undefined
  const room = cheapest(room_types)
  const meals = room && cheapest(meal_types)
  const nights = nightsOf(masterclass)
  const participation_fee = feeOf(masterclass)
  const cost = stayCost({ handling_fee, participation_fee, nights, room: room?.price, meals: meals?.price })
  return { masterclass, nights, room, meals, cost }
}

const feeOf = ({ participation_fee }: Academy['master_classes'][number]) => Number(participation_fee)

const cheapest = (offers: Offer[]) => offers.toSorted((one, other) => one.price - other.price)[0]
