import { mail } from './define-mail.ts'

/** Mails to teachers and accompanists, which each of them may refuse. The program adds whom they are about. */
export const noticeMails = {
  mail_notice_new_applications: mail([], {
    subject: { de: 'Neue Bewerbungen für Ihren Meisterkurs', en: 'New applications for your masterclass' },
    text: {
      de: 'Für Ihren Meisterkurs sind Bewerbungen dazugekommen. Jede Entscheidung bleibt vorläufig, bis Sie die Auswahl nach dem {deadline} endgültig speichern.',
      en: 'There are new applications for your masterclass. Every decision is preliminary until you make the selection final, after {deadline}.',
    },
  }),
  mail_notice_deadline: mail(['day'], {
    subject: { de: 'Bewerbungsschluss am {deadline}', en: 'Applications close on {deadline}' },
    text: {
      de: 'Am {deadline} ist Bewerbungsschluss. Ab dem Tag danach können Sie die Auswahl endgültig speichern. Bis zum {day} haben wir allen, die sich bewerben, eine Antwort versprochen.',
      en: 'Applications close on {deadline}. From the next day on you can make the selection final. We have promised everybody who applies an answer by {day}.',
    },
  }),
  mail_notice_selection_late: mail(['day'], {
    subject: { de: 'Ihre Auswahl fehlt noch', en: 'Your selection is still missing' },
    text: {
      de: 'Bis zum {day} haben wir allen, die sich beworben haben, eine Antwort versprochen, und in Ihrem Meisterkurs warten sie noch. Bitte entscheiden Sie und speichern Sie die Auswahl endgültig.',
      en: 'We promised everybody who applied an answer by {day}, and those who applied for your masterclass are still waiting. Please decide, and make the selection final.',
    },
    ending: {
      de: 'Wenn Sie Hilfe brauchen, antworten Sie einfach auf diese E-Mail.',
      en: 'If you need help, simply reply to this email.',
    },
  }),
  mail_notice_withdrawals: mail([], {
    subject: {
      de: 'Zurückgezogen: Bewerbungen für Ihren Meisterkurs',
      en: 'Withdrawn: applications for your masterclass',
    },
    text: {
      de: 'Diese Personen haben ihre Bewerbung zurückgezogen. Sie brauchen nichts zu tun.',
      en: 'These people have withdrawn their applications. There is nothing you need to do.',
    },
  }),
  mail_notice_assigned: mail([], {
    subject: { de: 'Meisterkurse für Ihre Korrepetition', en: 'Masterclasses for you to accompany' },
    text: {
      de: 'Das Büro hat Ihnen diese Meisterkurse zugeteilt. Wenn Sie einen nicht begleiten können, entfernen Sie ihn bitte in Ihrem persönlichen Bereich.',
      en: 'The office has assigned these masterclasses to you. If you cannot accompany one of them, please remove it in your personal area.',
    },
  }),
  mail_notice_class_final: mail([], {
    subject: { de: 'Die Teilnehmenden stehen fest', en: 'The participants have been chosen' },
    text: {
      de: 'In Meisterkursen, die Sie begleiten, stehen die Teilnehmenden fest. Was sie spielen, finden Sie in Ihrem persönlichen Bereich.',
      en: 'The participants of masterclasses you accompany have been chosen. You will find what they are playing in your personal area.',
    },
  }),
  mail_notice_repertoire_changed: mail([], {
    subject: { de: 'Geändertes Repertoire', en: 'Changed repertoire' },
    text: {
      de: 'Diese Teilnehmenden haben ihr Repertoire geändert. Was sie jetzt spielen und was es vorher war, finden Sie in Ihrem persönlichen Bereich.',
      en: 'These participants have changed their repertoire. You will find what they are playing now, and what it was before, in your personal area.',
    },
  }),
}
