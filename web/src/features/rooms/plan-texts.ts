import type { Locale } from '@academy/contract/locale'
import { plural } from '@academy/contract/plural'
import type { Gender } from '@academy/contract/profile/schemas'
import { areaCommon } from '../../lib/i18n/area-texts.ts'
import { common } from '../../lib/i18n/common-texts.ts'
import { defineTexts } from '../../lib/i18n/texts.ts'
import type { RoomFilter } from './plan.ts'

/** Texts of the room plan. */
export const planTexts = defineTexts({
  en: {
    title: 'Room plan',
    noRooms: 'There are no rooms with numbers or names yet.',
    addRooms: 'Enter the rooms',
    editRooms: 'Edit the rooms',
    howTo: 'Drag a person onto a room, or use “Place …”.',
    summary: (placed: number, all: number) => `${placed} of ${all} people have a room.`,
    warned: (count: number) => plural('en', count, { one: 'One warning.', other: `${count} warnings.` }),
    unplaced: 'Without a room',
    nobody: 'Nobody has booked a bed yet. Bookings with a bed appear here.',
    allPlaced: 'Everybody has a room.',
    nothingFound: 'Nobody without a room fits this search.',
    search: areaCommon.search.en,
    searchHint: 'Name or comment',
    rooms: 'Rooms',
    show: 'Show',
    filters: {
      all: 'all rooms',
      free: 'rooms with a free bed',
      empty: 'empty rooms',
      warned: 'rooms with warnings',
    } satisfies Record<RoomFilter, string>,
    noRoomShown: 'No room fits this choice.',
    room: (name: string) => `Room ${name}`,
    beds: (count: number) => plural('en', count, { one: '1 bed', other: `${count} beds` }),
    floor: (floor: string) => `floor ${floor}`,
    empty: 'Nobody is in this room.',
    days: (from: string, to: string) => `${from} – ${to}`,
    genders: { male: 'male', female: 'female', diverse: 'non-binary' } satisfies Record<Gender, string>,
    genderUnknown: 'gender not known',
    languages: { de: 'German', en: 'English' } satisfies Record<Locale, string>,
    age: (age: number) => `${age} years`,
    commentOf: (name: string) => `Comment of ${name}`,
    wishes: (name: string, room: string | undefined) =>
      room ? `Would like to share with ${name} (room ${room})` : `Would like to share with ${name}`,
    place: 'Place …',
    placeOf: (name: string) => `Place …: ${name}`,
    move: 'Move …',
    moveOf: (name: string) => `Move …: ${name}`,
    takeOut: 'Take out',
    takeOutOf: (name: string) => `Take out: ${name}`,
    placeTitle: (name: string) => `Room for ${name}`,
    full: (count: number) =>
      plural('en', count, {
        one: 'One room has no bed for these nights.',
        other: `${count} rooms have no bed for these nights.`,
      }),
    noneFree: 'No room has a bed for all of these nights.',
    chooseRoom: 'Room',
    chooseHint: 'Rooms of the booked type come first.',
    option: (name: string, type: string, guests: number, beds: number) =>
      `${name} · ${type} · ${guests} of ${beds} beds in use`,
    confirm: 'Place',
    cancel: common.cancel.en,
    placed: (name: string, room: string, warnings: number) =>
      `${name}: now in room ${room}.${warnings === 0 ? '' : plural('en', warnings, { one: ' There is one warning.', other: ` There are ${warnings} warnings.` })}`,
    tookOut: (name: string) => `${name}: has no room any more.`,
    warnings: {
      other_type: (name: string, type: string) => `${name} has booked another room type: ${type}.`,
      genders: (name: string, other: string) => `${name} and ${other} are of different genders.`,
      minor: (name: string, other: string) => `${name} is under age, ${other} is not.`,
      wish: (name: string, other: string, room: string) =>
        `${name} would like to share with ${other}, who is in room ${room}.`,
    },
  },
  de: {
    title: 'Zimmerplan',
    noRooms: 'Es gibt noch keine Zimmer mit Nummern oder Namen.',
    addRooms: 'Zimmer eintragen',
    editRooms: 'Zimmer bearbeiten',
    howTo: 'Ziehen Sie eine Person auf ein Zimmer oder wählen Sie „Zuteilen …“.',
    summary: (placed, all) => `${placed} von ${all} Personen haben ein Zimmer.`,
    warned: count => plural('de', count, { one: 'Eine Warnung.', other: `${count} Warnungen.` }),
    unplaced: 'Ohne Zimmer',
    nobody: 'Noch hat niemand ein Bett gebucht. Buchungen mit Bett erscheinen hier.',
    allPlaced: 'Alle haben ein Zimmer.',
    nothingFound: 'Niemand ohne Zimmer passt zu dieser Suche.',
    search: areaCommon.search.de,
    searchHint: 'Name oder Anmerkung',
    rooms: 'Zimmer',
    show: 'Anzeigen',
    filters: {
      all: 'alle Zimmer',
      free: 'Zimmer mit freiem Bett',
      empty: 'leere Zimmer',
      warned: 'Zimmer mit Warnungen',
    },
    noRoomShown: 'Kein Zimmer passt zu dieser Auswahl.',
    room: name => `Zimmer ${name}`,
    beds: count => plural('de', count, { one: '1 Bett', other: `${count} Betten` }),
    floor: floor => `Stock ${floor}`,
    empty: 'In diesem Zimmer ist niemand.',
    days: (from, to) => `${from} – ${to}`,
    genders: { male: 'männlich', female: 'weiblich', diverse: 'divers' },
    genderUnknown: 'Geschlecht nicht bekannt',
    languages: { de: 'Deutsch', en: 'Englisch' } satisfies Record<Locale, string>,
    age: age => `${age} Jahre`,
    commentOf: name => `Anmerkung von ${name}`,
    wishes: (name, room) =>
      room ? `Möchte das Zimmer mit ${name} teilen (Zimmer ${room})` : `Möchte das Zimmer mit ${name} teilen`,
    place: 'Zuteilen …',
    placeOf: name => `Zuteilen …: ${name}`,
    move: 'Umziehen …',
    moveOf: name => `Umziehen …: ${name}`,
    takeOut: 'Herausnehmen',
    takeOutOf: name => `Herausnehmen: ${name}`,
    placeTitle: name => `Zimmer für ${name}`,
    full: count =>
      plural('de', count, {
        one: 'Ein Zimmer hat in diesen Nächten kein Bett.',
        other: `${count} Zimmer haben in diesen Nächten kein Bett.`,
      }),
    noneFree: 'Kein Zimmer hat in allen diesen Nächten ein Bett.',
    chooseRoom: 'Zimmer',
    chooseHint: 'Zimmer des gebuchten Typs stehen zuerst.',
    option: (name, type, guests, beds) => `${name} · ${type} · ${guests} von ${beds} Betten belegt`,
    confirm: 'Zuteilen',
    cancel: common.cancel.de,
    placed: (name, room, warnings) =>
      `${name}: jetzt in Zimmer ${room}.${warnings === 0 ? '' : plural('de', warnings, { one: ' Es gibt eine Warnung.', other: ` Es gibt ${warnings} Warnungen.` })}`,
    tookOut: name => `${name}: hat kein Zimmer mehr.`,
    warnings: {
      other_type: (name, type) => `${name} hat einen anderen Zimmertyp gebucht: ${type}.`,
      genders: (name, other) => `${name} und ${other} haben verschiedene Geschlechter.`,
      minor: (name, other) => `${name} ist minderjährig, ${other} ist es nicht.`,
      wish: (name, other, room) => `${name} möchte mit ${other} wohnen, aber das ist Zimmer ${room}.`,
    },
  },
})
