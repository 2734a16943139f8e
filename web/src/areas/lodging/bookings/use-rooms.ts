import type { Stay } from '@academy/contract/base/period'
import type { RoomOption } from '@academy/contract/lodging/bookings/schemas'
import type { LodgingOption } from '@academy/contract/programme/academy/schemas'
import { useRef, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { formatMoney, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { loadRooms } from './api.ts'
import { wizardTexts } from './wizard-texts.ts'

/** Returns a function for the name, description and price of a room type or board option. */
export const useOptionTexts = () => {
  const { room: texts } = useTexts(wizardTexts)
  const locale = useLocale()
  return (option: LodgingOption) => ({
    value: option.id,
    name: nameIn(locale, option),
    description: option[`description_${locale}`],
    price: texts.perNight(formatMoney(option.price, locale)),
  })
}

/** The rooms for the chosen days: loading, failed, or known. */
export type Rooms =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'known'; options: readonly RoomOption[] }

/** Rooms without a free bed on every night. */
export const fullRooms = (options: readonly RoomOption[]): RoomOption[] =>
  options.filter(({ available }) => available === false)

/**
 * Loads the availability of rooms when the days are known, and again after a room was taken in the meantime.
 */
export const useRooms = (call: Call) => {
  const [rooms, setRooms] = useState<Rooms>({ state: 'loading' })
  const last = useRef<AbortController>(undefined)
  /** Returns undefined if superseded by a newer request: only the latest response counts. */
  const look = async (stay: Stay): Promise<readonly RoomOption[] | undefined> => {
    last.current?.abort()
    const question = new AbortController()
    last.current = question
    const { signal } = question
    setRooms({ state: 'loading' })
    const options = await loadRooms(call, stay, signal).catch(() => undefined)
    if (signal.aborted) return undefined
    setRooms(options ? { state: 'known', options } : { state: 'failed' })
    return options ?? []
  }
  return { rooms, look }
}
