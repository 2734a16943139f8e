import { defineTexts } from '../../lib/i18n/texts.ts'

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
    wants: 'You get news from the academy by email.',
    wantsNone: 'You do not get news by email. You will still get what is necessary.',
    stop: 'Unsubscribe from news',
    start: 'Get news again',
    consent: (wording: string) => `If you get news again, you consent: “${wording}”`,
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
    wants: 'Sie bekommen Neuigkeiten der Akademie per E-Mail.',
    wantsNone: 'Sie bekommen keine Neuigkeiten per E-Mail. Was notwendig ist, erreicht Sie weiterhin.',
    stop: 'Neuigkeiten abbestellen',
    start: 'Wieder Neuigkeiten bekommen',
    consent: wording => `Wenn Sie wieder Neuigkeiten bekommen, willigen Sie ein: „${wording}“`,
    saved: 'Ihre Wahl ist gespeichert.',
  },
})
