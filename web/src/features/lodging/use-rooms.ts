import type { RoomOffer } from '@academy/contract/lodging'
import type { Stay } from '@academy/contract/stay'
import { useState } from 'react'
import type { Call } from '../../lib/api.ts'
import { loadRooms } from './api.ts'

/** The rooms for some days: on their way, here, or not to be had right now. */
export type Rooms =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'known'; offers: readonly RoomOffer[] }

/** Those without a bed in every night. */
export const fullRooms = (offers: readonly RoomOffer[]): RoomOffer[] =>
  offers.filter(({ available }) => available === false)

/** Which rooms are free. Asked for when the days are known, and again when somebody was quicker. */
export const useRooms = (call: Call) => {
  const [rooms, setRooms] = useState<Rooms>({ state: 'loading' })
  const look = async (stay: Stay): Promise<readonly RoomOffer[]> => {
    setRooms({ state: 'loading' })
    try {
      const offers = await loadRooms(call, stay)
      setRooms({ state: 'known', offers })
      return offers
    } catch {
      setRooms({ state: 'failed' })
      return []
    }
  }
  return { rooms, look }
}
