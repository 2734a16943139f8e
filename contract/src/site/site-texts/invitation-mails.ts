import type { Locale } from '../../base/locale.ts'
import { mail } from './define-mail.ts'

const subject: Record<Locale, string> = { de: 'Ihr Zugang zur Akademie', en: 'Your access to the academy' }

/** What the office says to those whom it invites. The rules of the link follow. */
export const invitationMails = {
  mail_teacher_invitation: mail([], {
    subject,
    text: {
      de: 'Sie unterrichten bei uns, und wir haben ein Konto für Sie vorbereitet. Dort sehen Sie, wer sich für Ihren Meisterkurs bewirbt, und wählen aus, wen Sie annehmen.',
      en: 'You are teaching with us, and we have prepared an account for you. It shows you who is applying for your masterclass, and lets you choose whom to accept.',
    },
  }),
  mail_accompanist_invitation: mail([], {
    subject,
    text: {
      de: 'Sie begleiten bei uns am Klavier, und wir haben ein Konto für Sie vorbereitet. Dort wählen Sie die Meisterkurse, die Sie begleiten, und sehen, was gespielt wird.',
      en: 'You are one of our piano accompanists, and we have prepared an account for you. There you choose the masterclasses you accompany and see what will be played.',
    },
  }),
  mail_manager_invitation: mail([], {
    subject,
    text: {
      de: 'Sie arbeiten im Büro der Akademie mit, und wir haben ein Konto für Sie vorbereitet. Dort sehen Sie Bewerbungen, Rechnungen, Unterkunft und Konzerte und richten die Akademie ein.',
      en: 'You are joining the academy office, and we have prepared an account for you. There you see applications, invoices, accommodation and concerts, and set up the academy.',
    },
  }),
  mail_admin_invitation: mail([], {
    subject,
    text: {
      de: 'Wir haben für Sie ein Admin-Konto der Akademie vorbereitet. Damit haben Sie Zugang zu allem, was das Büro sieht, und vergeben die Rollen der anderen.',
      en: 'We have prepared an academy admin account for you. It gives you access to everything the office sees, and lets you give others their roles.',
    },
  }),
}
