import { plural } from '@academy/contract/base/plural'
import { defineTexts } from '../../../base/i18n/texts.ts'

const en = (count: number, one: string, other: string) => plural('en', count, { one, other })
const de = (count: number, one: string, other: string) => plural('de', count, { one, other })

interface SceneDays {
  start_date: string
  deadline: string
}

/** The texts of the next steps of teachers and accompanists. */
export const staffStepTexts = defineTexts({
  en: {
    scenes: {
      applications: {
        title: 'Applications are open',
        sentence: ({ deadline }: SceneDays) =>
          `Students can apply until ${deadline}. After that we will ask you for your selection.`,
      },
      selection: {
        title: 'Now you choose',
        sentence: () => 'Thank you for reading and listening so carefully.',
      },
      beforehand: {
        title: 'We will see you soon',
        sentence: ({ start_date }: SceneDays) => `The academy begins on ${start_date}.`,
      },
      academy: {
        title: 'Good to have you here',
        sentence: () => 'If anything is missing, just come by the office.',
      },
      afterwards: {
        title: 'Thank you for this summer',
        sentence: () => 'As soon as the next dates are settled, you will hear from us.',
      },
    },
    toDays: 'To my days',
    teach: {
      what: (masterclass: string, count: number) =>
        count === 0
          ? `${masterclass}: applications are open`
          : `${masterclass}: ${en(count, 'one application', `${count} applications`)}`,
      why: (fresh: number) =>
        fresh === 0
          ? 'You can read and choose until the deadline; nobody else sees your choice yet.'
          : en(fresh, 'One is new since your last visit.', `${fresh} are new since your last visit.`),
      go: 'To the applications',
    },
    select: {
      what: (masterclass: string, undecided: number) =>
        undecided === 0
          ? `${masterclass}: make your selection final`
          : `${masterclass}: ${en(undecided, 'one decision to make', `${undecided} decisions to make`)}`,
      why: (count: number, fresh: number) =>
        `${en(count, 'One person is waiting for an answer.', `${count} people are waiting for an answer.`)}${
          fresh === 0 ? '' : ` ${en(fresh, 'One application is new.', `${fresh} applications are new.`)}`
        }`,
      go: 'To the applications',
    },
    freePlace: {
      what: (masterclass: string, count: number) =>
        `${masterclass}: ${en(count, 'one place is free', `${count} places are free`)}`,
      why: 'Somebody is on the waiting list. You can offer the place with one click.',
      go: 'To the waiting list',
    },
    withdrew: {
      what: (masterclass: string) => `${masterclass}: withdrawn since your last visit`,
      go: 'To the applications',
    },
    changed: {
      what: (masterclass: string) => `${masterclass}: repertoire changed since your last visit`,
      go: 'To the participants',
    },
    performs: {
      what: (player: string, piece: string) => `${player} is playing: ${piece}`,
      go: 'To my days',
    },
    accompany: {
      what: (count: number) =>
        en(
          count,
          'One masterclass in your period has no accompanist yet',
          `${count} masterclasses in your period have no accompanist yet`,
        ),
      why: 'Choose the ones you would like to accompany.',
      go: 'To my accompaniment',
    },
    repertoires: {
      what: (count: number) =>
        en(
          count,
          'The repertoire of one masterclass is final',
          `The repertoires of ${count} masterclasses are final`,
        ),
      why: 'You can see who is taking part and what they are playing.',
      go: 'To the repertoires',
    },
    accompanies: {
      what: (player: string, piece: string) => `You accompany ${player}: ${piece}`,
      go: 'To my days',
    },
  },
  de: {
    scenes: {
      applications: {
        title: 'Die Bewerbung läuft',
        sentence: ({ deadline }) =>
          `Bis ${deadline} können sich Studierende bewerben. Danach bitten wir Sie um Ihre Auswahl.`,
      },
      selection: {
        title: 'Jetzt wählen Sie aus',
        sentence: () => 'Danke, dass Sie so genau lesen und hören.',
      },
      beforehand: {
        title: 'Bald sehen wir uns',
        sentence: ({ start_date }) => `Am ${start_date} beginnt die Akademie.`,
      },
      academy: {
        title: 'Schön, dass Sie da sind',
        sentence: () => 'Wenn etwas fehlt, kommen Sie einfach im Büro vorbei.',
      },
      afterwards: {
        title: 'Danke für diesen Sommer',
        sentence: () => 'Sobald die nächsten Termine feststehen, hören Sie von uns.',
      },
    },
    toDays: 'Zu meinen Tagen',
    teach: {
      what: (masterclass, count) =>
        count === 0
          ? `${masterclass}: Die Bewerbung läuft`
          : `${masterclass}: ${de(count, 'eine Bewerbung', `${count} Bewerbungen`)}`,
      why: fresh =>
        fresh === 0
          ? 'Bis zum Bewerbungsschluss können Sie lesen und auswählen; Ihre Wahl sieht noch niemand.'
          : de(
              fresh,
              'Eine ist seit Ihrem letzten Besuch neu.',
              `${fresh} sind seit Ihrem letzten Besuch neu.`,
            ),
      go: 'Zu den Bewerbungen',
    },
    select: {
      what: (masterclass, undecided) =>
        undecided === 0
          ? `${masterclass}: Speichern Sie Ihre Auswahl endgültig`
          : `${masterclass}: ${de(undecided, 'eine Entscheidung fehlt', `${undecided} Entscheidungen fehlen`)}`,
      why: (count, fresh) =>
        `${de(count, 'Eine Person wartet auf Antwort.', `${count} Personen warten auf Antwort.`)}${
          fresh === 0 ? '' : ` ${de(fresh, 'Eine Bewerbung ist neu.', `${fresh} Bewerbungen sind neu.`)}`
        }`,
      go: 'Zu den Bewerbungen',
    },
    freePlace: {
      what: (masterclass, count) =>
        `${masterclass}: ${de(count, 'ein Platz ist frei', `${count} Plätze sind frei`)}`,
      why: 'Auf der Warteliste ist jemand. Sie können den Platz mit einem Klick anbieten.',
      go: 'Zur Warteliste',
    },
    withdrew: {
      what: masterclass => `${masterclass}: seit Ihrem letzten Besuch zurückgezogen`,
      go: 'Zu den Bewerbungen',
    },
    changed: {
      what: masterclass => `${masterclass}: Repertoire seit Ihrem letzten Besuch geändert`,
      go: 'Zu den Teilnehmenden',
    },
    performs: {
      what: (player, piece) => `${player} spielt: ${piece}`,
      go: 'Zu meinen Tagen',
    },
    accompany: {
      what: count =>
        de(
          count,
          'Ein Meisterkurs in Ihrem Zeitraum hat noch keine Korrepetition',
          `${count} Meisterkurse in Ihrem Zeitraum haben noch keine Korrepetition`,
        ),
      why: 'Wählen Sie die, die Sie begleiten möchten.',
      go: 'Zu meiner Korrepetition',
    },
    repertoires: {
      what: count =>
        de(
          count,
          'Das Repertoire eines Meisterkurses steht fest',
          `Das Repertoire von ${count} Meisterkursen steht fest`,
        ),
      why: 'Sie sehen, wer teilnimmt und was gespielt wird.',
      go: 'Zum Repertoire',
    },
    accompanies: {
      what: (player, piece) => `Sie begleiten ${player}: ${piece}`,
      go: 'Zu meinen Tagen',
    },
  },
})
