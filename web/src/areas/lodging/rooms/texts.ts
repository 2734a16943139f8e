import { plural } from '@academy/contract/base/plural'
import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** Texts of the rooms of an academy. */
export const roomTexts = defineTexts({
  en: {
    rooms: 'Rooms',
    hint: 'Beds are booked by room type. You need rooms only to place people in the room plan.',
    noTypes: 'Add a room type first; then you can enter its rooms here.',
    noRooms: 'There are no rooms yet. Enter the first one below, or several at once, such as 101 to 110.',
    nothingFound: 'No rooms match this search.',
    newRoom: 'New room',
    editRoom: (name: string) => `Room ${name}`,
    name: 'Number or name',
    lastName: 'To (several at once)',
    type: 'Room type',
    allTypes: 'all room types',
    beds: 'Beds',
    floor: 'Floor',
    notes: 'Notes',
    guests: 'People placed',
    differing: (type: string, beds: number, room_beds: number) =>
      `${type}: ${plural('en', beds, { one: '1 bed', other: `${beds} beds` })} can be booked, but the rooms have ${room_beds}.`,
  },
  de: {
    rooms: areaCommon.room.de,
    hint: 'Gebucht werden Betten nach Zimmertyp. Die Zimmer braucht nur, wer im Zimmerplan Personen zuteilt.',
    noTypes: 'Legen Sie zuerst einen Zimmertyp an; seine Zimmer stehen dann hier.',
    noRooms:
      'Es gibt noch keine Zimmer. Tippen Sie unten das erste ein oder mehrere auf einmal, etwa 101 bis 110.',
    nothingFound: 'Kein Zimmer passt zu dieser Suche.',
    newRoom: 'Neues Zimmer',
    editRoom: name => `Zimmer ${name}`,
    name: 'Nummer oder Name',
    lastName: 'Bis (mehrere auf einmal)',
    type: 'Zimmertyp',
    allTypes: 'alle Zimmertypen',
    beds: 'Betten',
    floor: 'Stock',
    notes: 'Notizen',
    guests: 'Zugeteilte Personen',
    differing: (type, beds, room_beds) =>
      `${type}: ${plural('de', beds, { one: '1 Bett ist', other: `${beds} Betten sind` })} buchbar, die Zimmer haben aber ${room_beds}.`,
  },
})
