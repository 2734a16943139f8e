import { defineTexts } from '../../../base/i18n/texts.ts'
import { descriptionTexts, nameTexts } from '../../programme/instruments/texts.ts'

export const lodgingTypeTexts = defineTexts({
  en: {
    rooms: 'Room types',
    meals: 'Meal types',
    noRooms: 'This academy has no rooms yet. Type the first room type below.',
    noMeals: 'This academy has no meals yet. Type the first meal type below.',
    newRoom: 'New room type',
    newMeal: 'New meal type',
    priceNote:
      'A changed price applies to what is booked or changed from now on. Bookings and invoices that exist stay as they are.',
    name: nameTexts.en,
    description: descriptionTexts.en,
    nameColumn: 'Name',
    price: 'Price per night',
    beds: 'Beds',
    taken: 'Taken on the fullest night',
    bookings: 'Bookings',
  },
  de: {
    rooms: 'Zimmertypen',
    meals: 'Verpflegung',
    noRooms: 'Diese Akademie hat noch keine Zimmer. Tippen Sie den ersten Zimmertyp unten ein.',
    noMeals: 'Diese Akademie hat noch keine Verpflegung. Tippen Sie die erste unten ein.',
    newRoom: 'Neuer Zimmertyp',
    newMeal: 'Neue Verpflegung',
    priceNote:
      'Ein geänderter Preis gilt für das, was ab jetzt gebucht oder geändert wird. Bestehende Buchungen und Rechnungen bleiben, wie sie sind.',
    name: nameTexts.de,
    description: descriptionTexts.de,
    nameColumn: 'Name',
    price: 'Preis pro Nacht',
    beds: 'Betten',
    taken: 'Belegt in der vollsten Nacht',
    bookings: 'Buchungen',
  },
})
