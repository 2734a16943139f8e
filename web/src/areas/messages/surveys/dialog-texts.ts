import { plural } from '@academy/contract/base/plural'
import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

const people = (count: number) =>
  plural('en', count, { one: 'One person gets', other: `${count} people get` })
const mails = (count: number) =>
  plural('en', count, { one: 'One email goes out', other: `${count} emails go out` })
const personen = (count: number) =>
  plural('de', count, { one: 'Eine Person bekommt', other: `${count} Personen bekommen` })
const nachrichten = (count: number) =>
  plural('de', count, { one: 'Eine E-Mail geht hinaus', other: `${count} E-Mails gehen hinaus` })

/** Texts of the survey confirmations and their outcomes. */
export const surveyDialogTexts = defineTexts({
  en: {
    invite: {
      question: (survey: string) => `Invite to “${survey}”?`,
      says: (count: number, isFirst: boolean) => [
        `${people(count)} an email in their language, each with a link of their own.`,
        isFirst
          ? 'This opens the survey. As soon as somebody has answered, it can no longer be changed.'
          : 'Those who have already been invited hear nothing.',
      ],
      confirm: 'Invite',
      done: (count: number) => `The survey is open. ${mails(count)}.`,
    },
    remind: {
      question: (survey: string) => `Remind of “${survey}”?`,
      says: (count: number) => [
        `${people(count)} an email in their language: those who have not answered yet.`,
        'Nobody can see who they are. One reminder a day is possible.',
      ],
      confirm: 'Remind',
      done: (count: number) => `Reminded. ${mails(count)}.`,
    },
    close: {
      question: (survey: string) => `Close “${survey}” for good?`,
      says: (answered: number) => [
        'The links stop working, and what was begun but not submitted is deleted, as is the list of who was invited.',
        answered === 0
          ? 'Nobody has answered. A closed survey cannot be opened again.'
          : `${plural('en', answered, { one: 'One answer stays', other: `The ${answered} answers stay` })}. A closed survey cannot be opened again.`,
      ],
      confirm: 'Close',
      done: 'The survey is closed.',
    },
    copy: {
      question: (survey: string) => `Copy “${survey}”?`,
      says: (questions: string) => [
        `A new draft about the current academy begins with the same text (${questions}). You can change it.`,
        'Questions that stay the same can later be compared with those of this survey.',
      ],
      confirm: areaCommon.copy.en,
      done: 'This is the copy.',
    },
    delete: {
      question: (survey: string) => `Delete “${survey}”?`,
      says: (questions: string) => [`The draft (${questions}) will be gone for good.`],
      confirm: areaCommon.delete.en,
      done: 'The survey is deleted.',
    },
  },
  de: {
    invite: {
      question: survey => `Zu „${survey}“ einladen?`,
      says: (count, isFirst) => [
        `${personen(count)} eine E-Mail in der eigenen Sprache, mit einem eigenen Link.`,
        isFirst
          ? 'Damit ist die Umfrage offen. Sobald jemand geantwortet hat, lässt sie sich nicht mehr ändern.'
          : 'Wer schon eingeladen ist, hört nichts davon.',
      ],
      confirm: 'Einladen',
      done: count => `Die Umfrage ist offen. ${nachrichten(count)}.`,
    },
    remind: {
      question: survey => `An „${survey}“ erinnern?`,
      says: count => [
        `${personen(count)} eine E-Mail in der eigenen Sprache: alle, die noch nicht geantwortet haben.`,
        'Wer das ist, erfährt niemand. Möglich ist eine Erinnerung am Tag.',
      ],
      confirm: 'Erinnern',
      done: count => `Erinnert. ${nachrichten(count)}.`,
    },
    close: {
      question: survey => `„${survey}“ endgültig schließen?`,
      says: answered => [
        'Die Links gelten dann nicht mehr, und was begonnen, aber nicht abgesendet wurde, wird gelöscht. Wer eingeladen war, wird vergessen.',
        answered === 0
          ? 'Niemand hat geantwortet. Eine geschlossene Umfrage lässt sich nicht wieder öffnen.'
          : `${plural('de', answered, { one: 'Die eine Antwort bleibt', other: `Die ${answered} Antworten bleiben` })}. Eine geschlossene Umfrage lässt sich nicht wieder öffnen.`,
      ],
      confirm: 'Schließen',
      done: 'Die Umfrage ist geschlossen.',
    },
    copy: {
      question: survey => `„${survey}“ kopieren?`,
      says: questions => [
        `Ein neuer Entwurf über die aktuelle Akademie beginnt mit demselben Text (${questions}). Sie können ihn ändern.`,
        'Fragen, die bleiben, werden später mit denen dieser Umfrage verglichen.',
      ],
      confirm: areaCommon.copy.de,
      done: 'Das ist die Kopie.',
    },
    delete: {
      question: survey => `„${survey}“ löschen?`,
      says: questions => [`Der Entwurf (${questions}) ist dann endgültig weg.`],
      confirm: areaCommon.delete.de,
      done: 'Die Umfrage ist gelöscht.',
    },
  },
})
