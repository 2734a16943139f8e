import type { Offer } from '@academy/contract/programme/academy/schemas'
import { formatMoney, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { wizardTexts } from './wizard-texts.ts'

/** Returns a function for the name, description and price of a room type or board option. */
export const useOfferTexts = () => {
  const { room: texts } = useTexts(wizardTexts)
  const locale = useLocale()
  return (offer: Offer) => ({
    value: offer.id,
    name: nameIn(locale, offer),
    description: offer[`description_${locale}`],
    price: texts.perNight(formatMoney(offer.price, locale)),
  })
}
