import { plural } from '@academy/contract/base/plural'
import type { Plate } from '@academy/contract/people/arrival-details/diets'
import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** Texts of the kitchen and housekeeping sheets. */
export const sheetTexts = defineTexts({
  en: {
    print: areaCommon.print.en,
    printed: (academy: string, day: string) => `${academy} · printed on ${day}`,
    kitchen: {
      title: 'Kitchen sheet',
      hint: 'Dinner from the day of arrival on, breakfast until the day of departure.',
      day: areaCommon.day.en,
      meal: 'Meal',
      meals: { breakfast: 'Breakfast', dinner: 'Dinner' },
      // A soft hyphen for narrow phones.
      diets: { MEAT: 'With meat', VEGETARIAN: 'Vege\u00ADtarian', VEGAN: 'Vegan' } as Record<Plate, string>,
      special: {
        title: 'Allergies and special diets',
        hint: 'By name, on the days when they eat here.',
        none: 'Nobody has mentioned allergies or a special diet.',
        name: areaCommon.name.en,
        diet: 'Diet',
        allergies: 'Allergies',
        only: { breakfast: 'breakfast only', dinner: 'dinner only' },
      },
      sum: 'Sum',
      total: 'All days',
      none: 'Nobody has booked meals yet.',
    },
    rooms: {
      title: 'Housekeeping sheet',
      day: areaCommon.day.en,
      allDays: 'all days',
      choice: (day: string, arrivals: number, departures: number) =>
        `${day} – ${plural('en', arrivals, { one: '1 arrival', other: `${arrivals} arrivals` })}, ${plural('en', departures, { one: '1 departure', other: `${departures} departures` })}`,
      groups: { departures: 'Departures', arrivals: 'Arrivals', stays: 'Stays' },
      nobody: { departures: 'Nobody leaves.', arrivals: 'Nobody arrives.', stays: 'Nobody stays.' },
      emptyDay: 'Nobody is in the house on this day.',
      none: 'Nobody has booked a room yet.',
      unplaced: (type: string) => `${type}, no room yet`,
      sharesWith: (names: string) => `with ${names}`,
      columns: {
        name: areaCommon.name.en,
        room: areaCommon.room.en,
        stay: 'Stay',
        comment: areaCommon.comment.en,
      },
    },
  },
  de: {
    print: areaCommon.print.de,
    printed: (academy, day) => `${academy} · gedruckt am ${day}`,
    kitchen: {
      title: 'Küchenliste',
      hint: 'Abendessen ab dem Tag der Anreise, Frühstück bis zum Tag der Abreise.',
      day: areaCommon.day.de,
      meal: 'Mahlzeit',
      meals: { breakfast: 'Frühstück', dinner: 'Abendessen' },
      diets: { MEAT: 'Mit Fleisch', VEGETARIAN: 'Vege\u00ADtarisch', VEGAN: 'Vegan' },
      special: {
        title: 'Allergien und besondere Kost',
        hint: 'Mit Namen, an den Tagen, an denen sie hier essen.',
        none: 'Niemand hat Allergien oder besondere Kost angegeben.',
        name: areaCommon.name.de,
        diet: 'Kost',
        allergies: 'Allergien',
        only: { breakfast: 'nur Frühstück', dinner: 'nur Abendessen' },
      },
      sum: 'Summe',
      total: 'Alle Tage',
      none: 'Noch hat niemand Verpflegung gebucht.',
    },
    rooms: {
      title: 'Zimmerliste',
      day: areaCommon.day.de,
      allDays: 'alle Tage',
      choice: (day, arrivals, departures) =>
        `${day} – ${plural('de', arrivals, { one: '1 Anreise', other: `${arrivals} Anreisen` })}, ${plural('de', departures, { one: '1 Abreise', other: `${departures} Abreisen` })}`,
      groups: { departures: 'Abreisen', arrivals: 'Anreisen', stays: 'Bleiben' },
      nobody: { departures: 'Niemand reist ab.', arrivals: 'Niemand reist an.', stays: 'Niemand bleibt.' },
      emptyDay: 'An diesem Tag ist niemand im Haus.',
      none: 'Noch hat niemand ein Zimmer gebucht.',
      unplaced: type => `${type}, noch nicht zugeteilt`,
      sharesWith: names => `mit ${names}`,
      columns: {
        name: areaCommon.name.de,
        room: areaCommon.room.de,
        stay: 'Aufenthalt',
        comment: areaCommon.comment.de,
      },
    },
  },
})
