import { concertHourText } from '@academy/contract/base/constants'
import { defineTexts } from '../../../../base/i18n/texts.ts'
import type { Milestone, Stage } from './stages.ts'

interface StageText {
  /** In a word. */
  state: string
  /** What it means. */
  meaning: string
}

/** The stages in words; those of places have a card of their own. */
type StageTexts = Record<Exclude<Stage, 'accepted' | 'attended'>, StageText>

export const storyTexts = defineTexts({
  en: {
    journeys: 'Where your applications stand',
    more: 'You can apply for more masterclasses.',
    moreGo: 'Choose a masterclass',
    events: 'Coming up',
    done: (count: number) => `Done (${count})`,
    congratulations: 'Congratulations!',
    place: (masterclass: string) => `You are in: ${masterclass}`,
    lessons: (from: string, to: string) => `Lessons from ${from} to ${to}.`,
    thanks: 'Thank you for this summer!',
    attended: (masterclass: string) => `You were there: ${masterclass}`,
    hearBy: (day: string) => `You will hear from us by ${day}.`,
    rank: (rank: number) => `You are number ${rank} on the waiting list.`,
    reached: 'reached',
    ahead: 'still ahead',
    milestones: {
      sent: 'Sent',
      paid: 'Paid',
      withTeacher: 'With the teacher',
      decided: 'Decided',
    } as Record<Milestone, string>,
    stages: {
      sent: {
        state: 'applied',
        meaning:
          'Your application has been sent. The teacher will see it as soon as the handling fee is paid.',
      },
      withTeacher: { state: 'applied', meaning: 'Your application is with the teacher.' },
      deciding: {
        state: 'applied',
        meaning:
          'Your application is with the teacher. We will write to you as soon as a decision has been made.',
      },
      offered: { state: 'place offered', meaning: 'A place has become free and is being kept for you.' },
      waiting: {
        state: 'on the waiting list',
        meaning: 'All places are taken. If one becomes free and you are next, we will write to you.',
      },
      passedOver: {
        state: 'on the waiting list',
        meaning:
          'You did not take the place you were offered, and you will not be asked again. If you would like one after all, please write to the office.',
      },
      declined: {
        state: 'not accepted',
        meaning: 'There was no place this time. We hope to hear from you next year.',
      },
      unpaid: {
        state: 'not accepted',
        meaning:
          'The handling fee was not paid before the selection, so the teacher did not see your application. You owe nothing for it.',
      },
      waitedInVain: {
        state: 'on the waiting list',
        meaning: 'The masterclass has begun, and no place became free.',
      },
      withdrawn: { state: 'withdrawn', meaning: 'You withdrew this application.' },
      undecided: { state: 'applied', meaning: 'The masterclass is over.' },
    } as StageTexts,
    arrival: {
      what: (to: string) => `Arrival; you stay until ${to}`,
      booked: 'Your stay is booked.',
      notBooked: 'Not all nights are booked yet.',
      go: 'To my accommodation',
    },
    departure: { what: 'Departure' },
    plays: {
      what: (piece: string) => `You are playing: ${piece}`,
      why: `The academy concerts begin at ${concertHourText.en}.`,
      go: 'To my concert',
    },
    recording: {
      what: (piece: string) => `Your recording is ready: ${piece}`,
      why: 'You will find the link with your concert.',
      go: 'To my recording',
    },
    certificate: {
      what: (academy: string) => `Your certificate is ready: ${academy}`,
      why: 'You can download it in German and in English.',
      go: 'To my certificate',
    },
    repertoireNamed: (masterclass: string) => `Repertoire named: ${masterclass}`,
    changeRepertoire: 'Change repertoire',
    played: (piece: string) => `Played: ${piece}`,
  },
  de: {
    journeys: 'Wo Ihre Bewerbungen stehen',
    more: 'Sie können sich für weitere Meisterkurse bewerben.',
    moreGo: 'Meisterkurs wählen',
    events: 'Was bevorsteht',
    done: count => `Erledigt (${count})`,
    congratulations: 'Herzlichen Glückwunsch!',
    place: masterclass => `Sie sind dabei: ${masterclass}`,
    lessons: (from, to) => `Unterricht vom ${from} bis ${to}.`,
    thanks: 'Danke für diesen Sommer!',
    attended: masterclass => `Sie waren dabei: ${masterclass}`,
    hearBy: day => `Bis ${day} hören Sie von uns.`,
    rank: rank => `Rang ${rank} auf der Warteliste.`,
    reached: 'erreicht',
    ahead: 'noch offen',
    milestones: {
      sent: 'Gesendet',
      paid: 'Bezahlt',
      withTeacher: 'Bei der Lehrperson',
      decided: 'Entschieden',
    },
    stages: {
      sent: {
        state: 'beworben',
        meaning:
          'Ihre Bewerbung ist gesendet. Die Lehrperson sieht sie, sobald die Bearbeitungsgebühr bezahlt ist.',
      },
      withTeacher: { state: 'beworben', meaning: 'Ihre Bewerbung ist bei der Lehrperson.' },
      deciding: {
        state: 'beworben',
        meaning: 'Ihre Bewerbung ist bei der Lehrperson. Sobald entschieden ist, schreiben wir Ihnen.',
      },
      offered: { state: 'Platz angeboten', meaning: 'Ein Platz ist frei geworden und bleibt für Sie frei.' },
      waiting: {
        state: 'auf der Warteliste',
        meaning: 'Alle Plätze sind vergeben. Wird einer frei und sind Sie an der Reihe, schreiben wir Ihnen.',
      },
      passedOver: {
        state: 'auf der Warteliste',
        meaning:
          'Sie haben den angebotenen Platz nicht angenommen und werden nicht noch einmal gefragt. Wenn Sie doch einen möchten, schreiben Sie bitte dem Büro.',
      },
      declined: {
        state: 'nicht angenommen',
        meaning: 'Diesmal war kein Platz frei. Wir hoffen, nächstes Jahr wieder von Ihnen zu hören.',
      },
      unpaid: {
        state: 'nicht angenommen',
        meaning:
          'Die Bearbeitungsgebühr war vor der Auswahl nicht bezahlt, deshalb hat die Lehrperson die Bewerbung nicht gesehen. Sie schulden dafür nichts.',
      },
      waitedInVain: {
        state: 'auf der Warteliste',
        meaning: 'Der Meisterkurs hat begonnen, und es ist kein Platz frei geworden.',
      },
      withdrawn: { state: 'zurückgezogen', meaning: 'Sie haben diese Bewerbung zurückgezogen.' },
      undecided: { state: 'beworben', meaning: 'Der Meisterkurs ist vorbei.' },
    },
    arrival: {
      what: to => `Anreise; Sie bleiben bis ${to}`,
      booked: 'Ihr Aufenthalt ist gebucht.',
      notBooked: 'Noch sind nicht alle Nächte gebucht.',
      go: 'Zu meiner Unterkunft',
    },
    departure: { what: 'Abreise' },
    plays: {
      what: piece => `Sie spielen: ${piece}`,
      why: `Die Akademiekonzerte beginnen um ${concertHourText.de}.`,
      go: 'Zu meinem Konzert',
    },
    recording: {
      what: piece => `Ihre Aufnahme ist da: ${piece}`,
      why: 'Der Link steht bei Ihrem Konzert.',
      go: 'Zu meiner Aufnahme',
    },
    certificate: {
      what: academy => `Ihre Teilnahmebestätigung ist da: ${academy}`,
      why: 'Sie können sie auf Deutsch und auf Englisch herunterladen.',
      go: 'Zu meiner Bestätigung',
    },
    repertoireNamed: masterclass => `Repertoire genannt: ${masterclass}`,
    changeRepertoire: 'Repertoire ändern',
    played: piece => `Gespielt: ${piece}`,
  },
})
