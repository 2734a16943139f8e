import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

interface Facts {
  /** "Cello with Ilse Marent" */
  title: string
  invoice: string
  amount: string
}

/** The consequences of deleting an application depend on its stage. */
export const removalTexts = defineTexts({
  en: {
    unpaid: {
      question: 'Delete this application?',
      confirm: areaCommon.delete.en,
      consequence: ({ title, invoice, amount }: Facts) =>
        `Your application for ${title} will be removed, and invoice ${invoice} for ${amount} cancelled: you do not have to pay it. You can apply again as long as the masterclass is open.`,
      done: 'The application was deleted.',
    },
    lastApplication:
      'This is your last application. Without one you cannot request any more concerts, and the office decides about the requests that you keep.',
    partial: 'Our office will refund what you have paid of it.',
    paid: {
      question: 'Withdraw this application?',
      confirm: 'Withdraw',
      consequence: ({ title }: Facts) =>
        `Your application for ${title} will be withdrawn, and the teacher will no longer consider it. The handling fee you have paid is not refunded.`,
      done: 'The application was withdrawn.',
    },
    waiting: {
      question: 'Leave the waiting list?',
      confirm: 'Leave it',
      consequence: ({ title }: Facts) =>
        `You will leave the waiting list for ${title}. If a place becomes free, you will not be asked, and you cannot join the list again. Unless you have another place or are waiting for one, any room you have booked will be cancelled free of charge. The handling fee you have paid is not refunded.`,
      done: 'You have left the waiting list.',
    },
  },
  de: {
    unpaid: {
      question: 'Diese Bewerbung löschen?',
      confirm: areaCommon.delete.de,
      consequence: ({ title, invoice, amount }) =>
        `Ihre Bewerbung für ${title} wird entfernt und die Rechnung ${invoice} über ${amount} storniert: Sie müssen sie nicht bezahlen. Solange der Meisterkurs offen ist, können Sie sich wieder bewerben.`,
      done: 'Die Bewerbung wurde gelöscht.',
    },
    lastApplication:
      'Das ist Ihre letzte Bewerbung. Ohne Bewerbung können Sie kein Konzert mehr anfragen, und über Anfragen, die Sie behalten, entscheidet das Büro.',
    partial: 'Was Sie davon bezahlt haben, überweist Ihnen unser Büro zurück.',
    paid: {
      question: 'Diese Bewerbung zurückziehen?',
      confirm: 'Zurückziehen',
      consequence: ({ title }) =>
        `Ihre Bewerbung für ${title} wird zurückgezogen, die Lehrperson berücksichtigt sie nicht mehr. Die bezahlte Bearbeitungsgebühr wird nicht erstattet.`,
      done: 'Die Bewerbung wurde zurückgezogen.',
    },
    waiting: {
      question: 'Die Warteliste verlassen?',
      confirm: 'Verlassen',
      consequence: ({ title }) =>
        `Sie verlassen die Warteliste für ${title}. Wird ein Platz frei, fragen wir Sie nicht, und Sie können nicht auf die Liste zurück. Wenn Sie keinen anderen Platz haben und auf keinen mehr warten, stornieren wir ein gebuchtes Zimmer kostenlos. Die bezahlte Bearbeitungsgebühr wird nicht erstattet.`,
      done: 'Sie haben die Warteliste verlassen.',
    },
  },
})
