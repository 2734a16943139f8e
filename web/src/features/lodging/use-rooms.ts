import type { RoomOffer } from '@academy/contract/lodging/schemas'
import type { Stay } from '@academy/contract/lodging/stay'
import { useRef, useState } from 'react'
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
  const last = useRef<AbortController>(undefined)
  /** Nothing when a newer question has taken its place: only the latest answer counts. */
  const look = async (stay: Stay): Promise<readonly RoomOffer[] | undefined> => {
    last.current?.abort()
    const question = new AbortController()
    last.current = question
    const { signal } = question
    setRooms({ state: 'loading' })
    const offers = await loadRooms(call, stay, signal).catch(() => undefined)
    if (signal.aborted) return undefined
    setRooms(offers ? { state: 'known', offers } : { state: 'failed' })
    return offers ?? []
  }
  return { rooms, look }
}
