import type { LodgingOptions } from '@academy/contract/lodging/bookings/endpoints'
import { priceIn } from '@academy/contract/lodging/bookings/stay-choice'
import { nightsOf, priceOf } from '@academy/contract/lodging/bookings/stay-price'
import { formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { bottomBar } from '../../../ui/bottom-bar.ts'
import { type Choices, NONE, type PickedOption, stayOf } from './wizard.ts'
import { wizardTexts } from './wizard-texts.ts'

const pickedPrice = (options: LodgingOptions['meal_types'], picked: PickedOption) =>
  picked === NONE ? undefined : priceIn(options, picked)

/** The prices of the choices so far: bed and board a night, and all nights together. */
export const pricesOf = (
  choices: Choices,
  options: Pick<LodgingOptions, 'room_types' | 'meal_types'>,
): { room: number | undefined; board: number | undefined; total: number } => {
  const stay = stayOf(choices)
  const room = pickedPrice(options.room_types, choices.room)
  const board = choices.room === NONE ? undefined : pickedPrice(options.meal_types, choices.meals)
  return { room, board, total: priceOf(stay ? nightsOf(stay) : 0, room, board) }
}

interface PriceLineProps {
  choices: Choices
  options: LodgingOptions
  /** The price cannot change any more. */
  isFinal: boolean
}

/** The price of the choices so far, with its calculation; changes are announced to screen readers. */
export const PriceLine = ({ choices, options, isFinal }: PriceLineProps) => {
  const texts = useTexts(wizardTexts)
  const locale = useLocale()
  const stay = stayOf(choices)
  const { room, board, total } = pricesOf(choices, options)
  const parts = [room, board].filter(part => part !== undefined).map(part => formatMoney(part, locale))
  const nights = stay ? nightsOf(stay) : 0
  const aNight = parts.length > 1 ? `(${parts.join(' + ')})` : parts[0]
  return (
    <p className="lodging-total" role="status" ref={bottomBar}>
      {stay && (
        <>
          <span className="lodging-total-label">{isFinal ? texts.total : texts.soFar}</span>
          <span className="lodging-total-sum">
            {texts.dates.nights(nights)}
            {aNight && ` × ${aNight}`}
          </span>
          {(aNight || choices.room === NONE) && <strong>{formatMoney(total, locale)}</strong>}
        </>
      )}
    </p>
  )
}
