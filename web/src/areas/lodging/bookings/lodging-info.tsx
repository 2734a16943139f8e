import './lodging-info.css'
import type { LodgingOptions } from '@academy/contract/lodging/bookings/endpoints'
import type { LodgingOption } from '@academy/contract/programme/academy/schemas'
import { formatLongDay, formatMoney, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Fact } from '../../../ui/fact.tsx'
import { lodgingTexts } from './list-texts.ts'

interface LodgingInfoProps {
  options: LodgingOptions
  today: string
  /** Without a place cancelling is free of charge. */
  hasNoPlace: boolean
}

/** What to know before booking: rooms, meals and cancellation costs. */
export const LodgingInfo = ({ options, today, hasNoPlace }: LodgingInfoProps) => {
  const { info: texts } = useTexts(lodgingTexts)
  const locale = useLocale()
  const until = formatLongDay(options.free_until, locale)
  const cost = today <= options.free_until ? texts.freeUntil(until) : texts.freeWas(until)
  return (
    <aside className="lodging-info" aria-labelledby="lodging-info-title">
      <h2 id="lodging-info-title">{texts.title}</h2>
      <dl>
        {[...options.room_types, ...options.meal_types].map(option => (
          <OptionFact key={nameIn(locale, option)} option={option} />
        ))}
        <Fact name={texts.cancelling}>{hasNoPlace ? texts.freeWithoutPlace : cost}</Fact>
      </dl>
    </aside>
  )
}

/** The price of a room type or meal type, and what the office says about it. */
const OptionFact = ({ option }: { option: LodgingOption }) => {
  const { info: texts } = useTexts(lodgingTexts)
  const locale = useLocale()
  const description = option[`description_${locale}`]
  return (
    <Fact name={nameIn(locale, option)}>
      {texts.perNight(formatMoney(option.price, locale))}
      {description && <p>{description}</p>}
    </Fact>
  )
}
