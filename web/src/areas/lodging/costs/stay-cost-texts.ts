import { plural } from '@academy/contract/base/plural'
import { defineTexts } from '../../../base/i18n/texts.ts'

export const stayCostTexts = defineTexts({
  en: {
    handling_fee: 'Handling fee',
    participation_fee: 'Participation fee',
    room: 'Room',
    meals: 'Meals',
    perNight: (price: string) => `${price} a night`,
    times: (count: number, price: string) =>
      `${plural('en', count, { one: `${count} night`, other: `${count} nights` })} at ${price}`,
    total: 'Total',
  },
  de: {
    handling_fee: 'Bearbeitungsgebühr',
    participation_fee: 'Teilnahmegebühr',
    room: 'Zimmer',
    meals: 'Verpflegung',
    perNight: price => `${price} pro Nacht`,
    times: (count, price) =>
      `${plural('de', count, { one: `${count} Nacht`, other: `${count} Nächte` })} zu ${price}`,
    total: 'Summe',
  },
})
