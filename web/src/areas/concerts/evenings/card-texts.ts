import { plural } from '@academy/contract/base/plural'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** Texts of a request card, its moves and its warnings. */
export const cardTexts = defineTexts({
  en: {
    with: (names: string) => `with ${names}`,
    earliest: (day: string) => `from ${day} on`,
    changedOn: (day: string) => `changed by the person on ${day}`,
    notesOf: (title: string) => `Notes: ${title}`,
    announcedFor: (day: string) => `announced for ${day}`,
    notNotified: 'not announced',
    announcedOther: (day: string) => `was announced for ${day}, change not announced yet`,
    announcedBefore: (day: string) => `was announced for ${day}, not called off yet`,
    video: 'Add video link',
    changeVideo: 'Change video link',
    videoOf: (title: string) => `Add video link: ${title}`,
    changeVideoOf: (title: string) => `Change video link: ${title}`,
    put: 'Put on …',
    putOf: (title: string) => `Put on …: ${title}`,
    move: 'Move …',
    moveOf: (title: string) => `Move …: ${title}`,
    upOf: (title: string) => `Up: ${title}`,
    downOf: (title: string) => `Down: ${title}`,
    off: 'Take off',
    puts: (evening: string) => `Put on ${evening}`,
    placed: (title: string, place: number, count: number, evening: string) =>
      `${title}: now number ${place} of ${count} on ${evening}.`,
    tookOff: (title: string) => `${title}: taken off, waits again.`,
    warned: (count: number) =>
      count === 0
        ? ''
        : plural('en', count, {
            one: ' The evening has one warning.',
            other: ` The evening has ${count} warnings.`,
          }),
    // A formatted day ends with a full stop of its own.
    warnings: {
      application_needed: (name: string) => `${name} has no application (any more).`,
      place_needed: (name: string) => `${name} has no place.`,
      too_early: (day: string) => `Too early: asked for from ${day} on.`,
      outside_period: (name: string, from: string, to: string) =>
        `${name} accompanies only from ${from} to ${to}`,
      absent: (name: string, stays: string) => `${name} is only here ${stays}.`,
      // The evening of the departure is too late.
      stay: (from: string, to: string) => `from ${from} to ${to} (departure)`,
      same_hall: 'Another concert is planned here at the same time.',
      too_long: (minutes: number) =>
        plural('en', minutes, {
          one: 'The evening is one minute too long.',
          other: `The evening is ${minutes} minutes too long.`,
        }),
      consecutive: (name: string) => `${name} plays again right after this.`,
      overlapping: (name: string, place: string) => `${name} plays at the same time at: ${place}.`,
    },
  },
  de: {
    with: names => `mit ${names}`,
    earliest: day => `ab ${day}`,
    changedOn: day => `am ${day} von der Person geändert`,
    notesOf: title => `Anmerkungen: ${title}`,
    announcedFor: day => `angekündigt für ${day}`,
    notNotified: 'nicht angekündigt',
    announcedOther: day => `war angekündigt für ${day}, Änderung nicht angekündigt`,
    announcedBefore: day => `war angekündigt für ${day}, noch nicht abgesagt`,
    video: 'Videolink eintragen',
    changeVideo: 'Videolink ändern',
    videoOf: title => `Videolink eintragen: ${title}`,
    changeVideoOf: title => `Videolink ändern: ${title}`,
    put: 'Setzen auf …',
    putOf: title => `Setzen auf …: ${title}`,
    move: 'Verschieben …',
    moveOf: title => `Verschieben …: ${title}`,
    upOf: title => `Nach oben: ${title}`,
    downOf: title => `Nach unten: ${title}`,
    off: 'Herunternehmen',
    puts: evening => `Auf ${evening} setzen`,
    placed: (title, place, count, evening) => `${title}: jetzt Nummer ${place} von ${count} am ${evening}.`,
    tookOff: title => `${title}: heruntergenommen, wartet wieder.`,
    warned: count =>
      count === 0
        ? ''
        : plural('de', count, {
            one: ' Der Abend hat eine Warnung.',
            other: ` Der Abend hat ${count} Warnungen.`,
          }),
    warnings: {
      application_needed: name => `${name} hat keine Bewerbung (mehr).`,
      place_needed: name => `${name} hat keinen Platz.`,
      too_early: day => `Zu früh: gewünscht ab ${day}`,
      outside_period: (name, from, to) => `${name} begleitet nur von ${from} bis ${to}`,
      absent: (name, stays) => `${name} ist nur ${stays} hier.`,
      stay: (from, to) => `von ${from} bis ${to} (Abreise)`,
      same_hall: 'Zur selben Zeit ist hier ein zweites Konzert geplant.',
      too_long: minutes =>
        plural('de', minutes, {
          one: 'Der Abend ist eine Minute zu lang.',
          other: `Der Abend ist ${minutes} Minuten zu lang.`,
        }),
      consecutive: name => `${name} spielt gleich danach noch einmal.`,
      overlapping: (name, place) => `${name} spielt zur selben Zeit hier: ${place}.`,
    },
  },
})
