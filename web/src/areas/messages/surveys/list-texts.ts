import { plural } from '@academy/contract/base/plural'
import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** Texts of the survey list, and of a survey wherever it is shown. */
export const surveyListTexts = defineTexts({
  en: {
    add: 'New survey',
    list: 'All surveys',
    emptyTitle: 'There is no survey yet',
    empty:
      'When the academy is over, ask the participants how it was. You write a survey in both languages, preview it as they will see it, and invite everybody with one email each. Answers are anonymous: nobody can see who said what, not even you.',
    named: (title: string, year: number) => `${title} ${year}`,
    states: { draft: 'draft', open: 'open', closed: 'closed' },
    survey: 'Survey',
    state: 'State',
    allStates: 'all',
    facts: 'Questions and dates',
    questionCount: 'Questions',
    opened: 'Open since',
    reminded: 'Reminded on',
    closed: 'Closed on',
    invited: 'Invited',
    answeredCount: 'Answers',
    actionsTitle: areaCommon.actions.en,
    questions: (count: number) =>
      count === 0
        ? 'no questions yet'
        : plural('en', count, { one: 'one question', other: `${count} questions` }),
    answered: (answered: number, invited: number) => `${answered} of ${invited} answered`,
    toInvite: (count: number) =>
      count === 0
        ? 'nobody to invite yet'
        : plural('en', count, { one: 'one person to invite', other: `${count} people to invite` }),
    newcomers: (count: number) =>
      plural('en', count, { one: 'one not invited yet', other: `${count} not invited yet` }),
    openSince: (day: string) => `open since ${day}`,
    remindedOn: (day: string) => `reminded on ${day}`,
    closedOn: (day: string) => `closed on ${day}`,
    edit: areaCommon.edit.en,
    look: 'Look at',
    preview: 'Preview',
    results: 'Results',
    actions: {
      invite: 'Invite',
      remind: 'Remind',
      close: 'Close',
      copy: areaCommon.copy.en,
      delete: areaCommon.delete.en,
    },
    of: (action: string, survey: string) => `${action}: ${survey}`,
  },
  de: {
    add: 'Neue Umfrage',
    list: 'Alle Umfragen',
    emptyTitle: 'Noch gibt es keine Umfrage',
    empty:
      'Fragen Sie nach der Akademie alle, die dabei waren, wie es war. Sie schreiben eine Umfrage in beiden Sprachen, sehen sie so an, wie sie ankommt, und laden alle mit je einer E-Mail ein. Die Antworten sind anonym: Niemand erfährt, wer was gesagt hat, auch Sie nicht.',
    named: (title, year) => `${title} ${year}`,
    states: { draft: 'Entwurf', open: 'offen', closed: 'geschlossen' },
    survey: 'Umfrage',
    state: 'Stand',
    allStates: 'alle',
    facts: 'Fragen und Daten',
    questionCount: 'Fragen',
    opened: 'Offen seit',
    reminded: 'Erinnert am',
    closed: 'Geschlossen am',
    invited: 'Eingeladen',
    answeredCount: 'Antworten',
    actionsTitle: areaCommon.actions.de,
    questions: count =>
      count === 0
        ? 'noch keine Fragen'
        : plural('de', count, { one: 'eine Frage', other: `${count} Fragen` }),
    answered: (answered, invited) => `${answered} von ${invited} haben geantwortet`,
    toInvite: count =>
      count === 0
        ? 'noch niemand einzuladen'
        : plural('de', count, { one: 'eine Person einzuladen', other: `${count} Personen einzuladen` }),
    newcomers: count =>
      plural('de', count, {
        one: 'eine Person noch nicht eingeladen',
        other: `${count} noch nicht eingeladen`,
      }),
    openSince: day => `offen seit ${day}`,
    remindedOn: day => `erinnert am ${day}`,
    closedOn: day => `geschlossen am ${day}`,
    edit: areaCommon.edit.de,
    look: 'Ansehen',
    preview: 'Vorschau',
    results: 'Ergebnisse',
    actions: {
      invite: 'Einladen',
      remind: 'Erinnern',
      close: 'Schließen',
      copy: areaCommon.copy.de,
      delete: areaCommon.delete.de,
    },
    of: (action, survey) => `${action}: ${survey}`,
  },
})
