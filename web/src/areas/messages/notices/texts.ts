import type { NoticeKind } from '@academy/contract/messages/notices/kinds'
import { defineTexts } from '../../../base/i18n/texts.ts'

interface NoticeTexts {
  title: string
  intro: string
  saved: string
  kinds: Record<NoticeKind, string>
}

export const noticeTexts = defineTexts<NoticeTexts>({
  en: {
    title: 'Emails about your work',
    intro: 'Choose which of these emails you want. You will still get the ones that are necessary.',
    saved: 'Your choice is saved.',
    kinds: {
      new_applications: 'New applications, once a week',
      deadline: 'The deadline is near',
      selection_late: 'Your selection is late',
      withdrawals: 'Somebody has withdrawn an application',
      assigned: 'The office has assigned a masterclass to you',
      class_final: 'The participants of a masterclass you accompany have been chosen',
      repertoire_changed: 'Somebody you accompany has changed their repertoire, at most once a day',
    },
  },
  de: {
    title: 'E-Mails zu Ihrer Arbeit',
    intro: 'Wählen Sie, welche dieser E-Mails Sie möchten. Was notwendig ist, erreicht Sie weiterhin.',
    saved: 'Ihre Wahl ist gespeichert.',
    kinds: {
      new_applications: 'Neue Bewerbungen, einmal in der Woche',
      deadline: 'Der Bewerbungsschluss ist nah',
      selection_late: 'Ihre Auswahl ist überfällig',
      withdrawals: 'Jemand hat eine Bewerbung zurückgezogen',
      assigned: 'Das Büro hat Ihnen einen Meisterkurs zugeteilt',
      class_final: 'In einem Meisterkurs, den Sie begleiten, stehen die Teilnehmenden fest',
      repertoire_changed: 'Jemand, den Sie begleiten, hat das Repertoire geändert, höchstens einmal am Tag',
    },
  },
})
