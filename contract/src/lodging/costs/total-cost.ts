// What a summer at the academy costs. Without zod: pages calculate with it.

import { centsOf, eurosOf } from '../../base/money.ts'
import { isOpen, type Openness } from '../../programme/masterclasses/is-open.ts'
import { priceOf } from '../bookings/stay-price.ts'

/** Examples and price lists are about the masterclasses that one can apply for; about all of them once there are none. */
export const pricedMasterclasses = <Masterclass extends Openness>(
  masterclasses: readonly Masterclass[],
): readonly Masterclass[] => {
  const open = masterclasses.filter(isOpen)
  return open.length > 0 ? open : masterclasses
}

/** Amounts in euros. Without a room type: accommodation elsewhere, and so no meals either. */
export interface StayCostInput {
  handling_fee: number
  participation_fee: number
  nights: number
  /** Per night. */
  room?: number | undefined
  /** Per night. */
  meals?: number | undefined
}

export interface CostLine {
  kind: 'handling_fee' | 'participation_fee' | 'room' | 'meals'
  quantity: number
  unit: number
  amount: number
}

export interface StayCost {
  /** In the order in which they are due, without those that cost nothing. */
  lines: CostLine[]
  total: number
}

/** Returns what a person pays who applies once, is accepted and stays that many nights. */
export const stayCost = ({
  handling_fee,
  participation_fee,
  nights,
  room,
  meals,
}: StayCostInput): StayCost => {
  const booked = room === undefined ? 0 : Math.max(0, nights)
  const once = (euros: number) => ({ quantity: 1, unit: euros, cents: centsOf(euros) })
  const nightly = (euros = 0) => ({
    quantity: booked,
    unit: euros,
    cents: priceOf(booked, centsOf(euros), undefined),
  })
  const lines = [
    { kind: 'handling_fee' as const, ...once(handling_fee) },
    { kind: 'participation_fee' as const, ...once(participation_fee) },
    { kind: 'room' as const, ...nightly(room) },
    { kind: 'meals' as const, ...nightly(meals) },
  ].filter(({ cents }) => cents > 0)
  return {
    lines: lines.map(({ cents, ...line }) => ({ ...line, amount: eurosOf(cents) })),
    total: eurosOf(lines.reduce((sum, { cents }) => sum + cents, 0)),
  }
}
