import { defineTexts } from '../../../base/i18n/texts.ts'

export const newsTexts = defineTexts({
  en: {
    title: 'Unsubscribe from news',
    intro:
      'One click stops our news. You will still get emails about your applications, bookings and invoices.',
    unsubscribe: 'Unsubscribe',
    done: 'You have unsubscribed. You can change that in your profile at any time.',
    invalid: 'This link is not valid or has expired. You can also unsubscribe in your profile.',
    failed: 'That did not work. Please try again.',
    panel: 'News by email',
    necessary: 'You always get what is necessary. News is only sent to you if you want it.',
    saved: 'Your choice is saved.',
  },
  de: {
    title: 'Neuigkeiten abbestellen',
    intro:
      'Mit einem Klick bekommen Sie keine Neuigkeiten mehr per E-Mail. Was Ihre Bewerbungen, Buchungen und Rechnungen betrifft, erreicht Sie weiterhin.',
    unsubscribe: 'Abbestellen',
    done: 'Die Neuigkeiten sind abbestellt. In Ihrem Profil können Sie das jederzeit ändern.',
    invalid: 'Dieser Link ist ungültig oder abgelaufen. Sie können auch in Ihrem Profil abbestellen.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    panel: 'Neuigkeiten per E-Mail',
    necessary: 'Was notwendig ist, erreicht Sie immer. Neuigkeiten bekommen Sie nur, wenn Sie das möchten.',
    saved: 'Ihre Wahl ist gespeichert.',
  },
})
