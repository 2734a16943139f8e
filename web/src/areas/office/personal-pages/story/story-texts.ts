import { concertHourText } from '@academy/contract/base/constants'
import { defineTexts } from '../../../../base/i18n/texts.ts'
import type { Milestone, Stage } from './stages.ts'

interface StageText {
  /** In a word. */
  state: string
  /** The heading above it, if the overview begins with it. */
  title?: string
  /** What it means. */
  meaning: string
}

/** The stages in words; those of places have a card of their own. */
type StageTexts = Record<Exclude<Stage, 'accepted' | 'attended'>, StageText>

export const storyTexts = defineTexts({
  en: {
    journeys: 'Your other applications',
    more: 'You can apply for more masterclasses.',
    moreGo: 'Choose a masterclass',
    done: (count: number) => `Done (${count})`,
    place: (masterclass: string) => `You are in: ${masterclass}`,
    lessons: (from: string, to: string) => `Lessons from ${from} to ${to}.`,
    attended: (masterclass: string) => `You were there: ${masterclass}`,
    cheers: {
      place: 'Congratulations!',
      inAcademy: 'Good to have you here.',
      afterwards: 'Thank you for this summer!',
    },
    wishes: {
      place: 'We are looking forward to meeting you.',
      inAcademy: 'If anything is missing, just come by the office.',
      afterwards: 'It was good to have you with us. Please come back.',
    },
    toDays: 'To my days',
    rank: (rank: number) => `You are number ${rank} on the list.`,
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
        title: 'Your application is with us',
        meaning: 'Thank you. Everything has arrived safely.',
      },
      withTeacher: {
        state: 'applied',
        title: 'Your application is with the teacher',
        meaning: 'We will write to you as soon as there is a decision. Fingers crossed.',
      },
      deciding: {
        state: 'applied',
        title: 'Your application is still with the teacher',
        meaning:
          'It is taking longer than we thought, and we are sorry about that. We will write to you as soon as there is a decision.',
      },
      offered: {
        state: 'place offered',
        title: 'A place has become free for you',
        meaning: 'We would be glad if you came.',
      },
      waiting: {
        state: 'on the waiting list',
        title: 'You are on the waiting list',
        meaning:
          'Sometimes somebody cannot come after all. If a place becomes free and you are next, we will write to you at once.',
      },
      passedOver: {
        state: 'on the waiting list',
        title: 'You did not take the place you were offered',
        meaning: 'So we will not ask you again. If you would like to come after all, please write to us.',
      },
      declined: {
        state: 'not accepted',
        title: 'There is no place for you this time',
        meaning: 'We are sorry. We would be glad to hear from you again next year.',
      },
      unpaid: {
        state: 'not accepted',
        title: 'Your application was not part of the selection',
        meaning:
          'The handling fee had not been paid by then, so the teacher did not see your application. You owe us nothing for it.',
      },
      waitedInVain: {
        state: 'on the waiting list',
        meaning: 'The masterclass has begun, and no place became free.',
      },
      withdrawn: { state: 'withdrawn', meaning: 'You withdrew this application.' },
      undecided: { state: 'applied', meaning: 'The masterclass is over.' },
    } as StageTexts,
    decision: { what: 'The decision', why: 'You will hear from us by then.' },
    arrival: {
      what: (to: string) => `Arrival; you stay until ${to}`,
      booked: 'Your stay is booked.',
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
    journeys: 'Ihre weiteren Bewerbungen',
    more: 'Sie können sich für weitere Meisterkurse bewerben.',
    moreGo: 'Meisterkurs wählen',
    done: count => `Erledigt (${count})`,
    place: masterclass => `Sie sind dabei: ${masterclass}`,
    lessons: (from, to) => `Unterricht vom ${from} bis ${to}.`,
    attended: masterclass => `Sie waren dabei: ${masterclass}`,
    cheers: {
      place: 'Herzlichen Glückwunsch!',
      inAcademy: 'Schön, dass Sie da sind.',
      afterwards: 'Danke für diesen Sommer!',
    },
    wishes: {
      place: 'Wir freuen uns auf Sie.',
      inAcademy: 'Wenn etwas fehlt, kommen Sie einfach im Büro vorbei.',
      afterwards: 'Es war schön mit Ihnen. Kommen Sie gern wieder.',
    },
    toDays: 'Zu meinen Tagen',
    rank: rank => `Sie stehen auf Rang ${rank}.`,
    reached: 'erreicht',
    ahead: 'steht noch bevor',
    milestones: {
      sent: 'Gesendet',
      paid: 'Bezahlt',
      withTeacher: 'Bei der Lehrperson',
      decided: 'Entschieden',
    },
    stages: {
      sent: {
        state: 'beworben',
        title: 'Ihre Bewerbung ist bei uns',
        meaning: 'Danke, alles ist gut angekommen.',
      },
      withTeacher: {
        state: 'beworben',
        title: 'Ihre Bewerbung liegt bei der Lehrperson',
        meaning: 'Sobald entschieden ist, schreiben wir Ihnen. Wir drücken die Daumen.',
      },
      deciding: {
        state: 'beworben',
        title: 'Ihre Bewerbung liegt noch bei der Lehrperson',
        meaning:
          'Es dauert länger als gedacht, das tut uns leid. Sobald entschieden ist, schreiben wir Ihnen.',
      },
      offered: {
        state: 'Platz angeboten',
        title: 'Ein Platz ist für Sie frei geworden',
        meaning: 'Wir würden uns freuen, wenn Sie kommen.',
      },
      waiting: {
        state: 'auf der Warteliste',
        title: 'Sie stehen auf der Warteliste',
        meaning:
          'Manchmal sagt noch jemand ab. Wird ein Platz frei und sind Sie an der Reihe, schreiben wir Ihnen gleich.',
      },
      passedOver: {
        state: 'auf der Warteliste',
        title: 'Sie haben den angebotenen Platz nicht angenommen',
        meaning:
          'Deshalb fragen wir Sie nicht noch einmal. Wenn Sie doch kommen möchten, schreiben Sie uns bitte.',
      },
      declined: {
        state: 'nicht angenommen',
        title: 'Diesmal haben wir keinen Platz für Sie',
        meaning: 'Das tut uns leid. Wir würden uns freuen, nächstes Jahr wieder von Ihnen zu hören.',
      },
      unpaid: {
        state: 'nicht angenommen',
        title: 'Ihre Bewerbung kam nicht in die Auswahl',
        meaning:
          'Die Bearbeitungsgebühr war bis dahin nicht bezahlt, deshalb hat die Lehrperson Ihre Bewerbung nicht gesehen. Sie schulden uns dafür nichts.',
      },
      waitedInVain: {
        state: 'auf der Warteliste',
        meaning: 'Der Meisterkurs hat begonnen, und es ist kein Platz frei geworden.',
      },
      withdrawn: { state: 'zurückgezogen', meaning: 'Sie haben diese Bewerbung zurückgezogen.' },
      undecided: { state: 'beworben', meaning: 'Der Meisterkurs ist vorbei.' },
    },
    decision: { what: 'Die Entscheidung', why: 'Bis dahin hören Sie von uns.' },
    arrival: {
      what: to => `Anreise; Sie bleiben bis ${to}`,
      booked: 'Ihr Aufenthalt ist gebucht.',
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
