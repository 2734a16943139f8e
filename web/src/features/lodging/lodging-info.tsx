import './lodging-info.css'
import type { Offer } from '@academy/contract/academy/schemas'
import type { LodgingOptions } from '@academy/contract/lodging/endpoints'
import { formatDay, formatMoney, nameIn } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { Fact } from '../../ui/fact.tsx'
import { lodgingTexts } from './list-texts.ts'

interface LodgingInfoProps {
  options: LodgingOptions
  today: string
}

/** What to know before booking: prices, meals, single rooms, and cancellation costs. */
export const LodgingInfo = ({ options, today }: LodgingInfoProps) => {
  const { info: texts } = useTexts(lodgingTexts)
  const until = formatDay(options.free_until)
  return (
    <aside className="lodging-info" aria-labelledby="lodging-info-title">
      <h2 id="lodging-info-title">{texts.title}</h2>
      <dl>
        <Fact name={texts.rooms}>
          <Prices offers={options.room_types} />
        </Fact>
        <Fact name={texts.meals}>
          <Prices offers={options.meal_types} />
        </Fact>
        <Fact name={texts.halfBoard}>{texts.halfBoardText}</Fact>
        <Fact name={texts.single}>{texts.singleText}</Fact>
        <Fact name={texts.cancelling}>
          {today <= options.free_until ? texts.freeUntil(until) : texts.freeWas(until)}
        </Fact>
      </dl>
    </aside>
  )
}

const Prices = ({ offers }: { offers: readonly Offer[] }) => {
  const { info: texts } = useTexts(lodgingTexts)
  const locale = useLocale()
  return (
    <ul>
      {offers.map(offer => (
        <li key={offer.id}>
          {nameIn(locale, offer)}: {texts.perNight(formatMoney(offer.price, locale))}
        </li>
      ))}
    </ul>
  )
}
