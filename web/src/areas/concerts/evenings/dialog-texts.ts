import { concertHourText } from '@academy/contract/base/constants'
import { plural } from '@academy/contract/base/plural'
import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

// One per performance: a person with two performances gets two.
const mails = (count: number) =>
  plural('en', count, { one: 'One email goes out', other: `${count} emails go out` })
const nachrichten = (count: number) =>
  plural('de', count, { one: 'Eine E-Mail geht hinaus', other: `${count} E-Mails gehen hinaus` })

/** Texts of the dialogs above the board. */
export const planningDialogTexts = defineTexts({
  en: {
    evening: {
      add: 'Add an evening',
      edit: 'Edit the evening',
      date: 'Date',
      dateHint: `The concert begins at ${concertHourText.en}.`,
      place: 'Place',
      length: 'Length in minutes',
      save: areaCommon.save.en,
      added: 'The evening was added.',
      saved: 'The evening was changed.',
      tellAgain: 'Those who were told about this evening will hear of the change when you announce it again.',
    },
    remove: {
      question: 'Delete this evening?',
      text: (evening: string) => `${evening} will be gone.`,
      confirm: areaCommon.delete.en,
      done: 'The evening was deleted.',
    },
    announce: {
      question: 'Announce this evening?',
      mails: (count: number) =>
        `${mails(count)}, one for each performance that is new, has moved or is cancelled.`,
      invoices: (count: number) =>
        plural('en', count, {
          one: 'One recording gets its invoice.',
          other: `${count} recordings get their invoices.`,
        }),
      partners: 'Accompanists and ensemble partners at the academy get one email each as well.',
      warnings: 'Please note before you announce:',
      confirm: 'Announce',
      done: (count: number) => `Announced. ${mails(count)}.`,
    },
    video: {
      title: 'Link to the recording',
      hint: 'The person gets an email with it. An empty field removes the link.',
      link: 'Video link',
      save: areaCommon.save.en,
      done: 'The link was saved.',
    },
  },
  de: {
    evening: {
      add: 'Abend anlegen',
      edit: 'Abend bearbeiten',
      date: 'Datum',
      dateHint: `Das Konzert beginnt um ${concertHourText.de}.`,
      place: 'Ort',
      length: 'Länge in Minuten',
      save: areaCommon.save.de,
      added: 'Der Abend ist angelegt.',
      saved: 'Der Abend ist geändert.',
      tellAgain:
        'Wer von diesem Abend schon weiß, erfährt von der Änderung, wenn Sie ihn noch einmal ankündigen.',
    },
    remove: {
      question: 'Diesen Abend löschen?',
      text: evening => `${evening} wird gelöscht.`,
      confirm: areaCommon.delete.de,
      done: 'Der Abend ist gelöscht.',
    },
    announce: {
      question: 'Diesen Abend ankündigen?',
      mails: count =>
        `${nachrichten(count)}: je eine für jeden Auftritt, der neu, verschoben oder abgesagt ist.`,
      invoices: count =>
        plural('de', count, {
          one: 'Eine Aufnahme bekommt ihre Rechnung.',
          other: `${count} Aufnahmen bekommen ihre Rechnung.`,
        }),
      partners: 'Begleitung und Mitwirkende der Akademie bekommen ebenfalls je eine E-Mail.',
      warnings: 'Bitte beachten Sie vor der Ankündigung:',
      confirm: 'Ankündigen',
      done: count => `Angekündigt. ${nachrichten(count)}.`,
    },
    video: {
      title: 'Link zur Aufnahme',
      hint: 'Die Person bekommt ihn per E-Mail. Ein leeres Feld nimmt den Link wieder weg.',
      link: 'Videolink',
      save: areaCommon.save.de,
      done: 'Der Link ist gespeichert.',
    },
  },
})
