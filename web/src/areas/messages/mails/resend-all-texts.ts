import { plural } from '@academy/contract/base/plural'
import { defineTexts } from '../../../base/i18n/texts.ts'

export const resendAllTexts = defineTexts({
  en: {
    againAll: 'Send all failed emails again',
    againAllTitle: (count: number) =>
      plural('en', count, {
        one: 'Send one failed email again?',
        other: `Send ${count} failed emails again?`,
      }),
    refusedLeftOut: (count: number) =>
      plural('en', count, {
        one: 'One more would go to an address that the mail server refuses. It is left out.',
        other: `${count} more would go to addresses that the mail server refuses. They are left out.`,
      }),
    includeRefused: 'Try the refused addresses too',
    againAllText: (count: number) =>
      plural('en', count, {
        one: 'One email will be sent again.',
        other: `${count} emails will be sent again.`,
      }),
    again: 'Send again',
  },
  de: {
    againAll: 'Alle fehlgeschlagenen erneut senden',
    againAllTitle: count =>
      plural('de', count, {
        one: 'Eine fehlgeschlagene E-Mail erneut senden?',
        other: `${count} fehlgeschlagene E-Mails erneut senden?`,
      }),
    refusedLeftOut: count =>
      plural('de', count, {
        one: 'Eine weitere geht an eine Adresse, die der Mailserver abweist. Sie wird ausgelassen.',
        other: `${count} weitere gehen an Adressen, die der Mailserver abweist. Sie werden ausgelassen.`,
      }),
    includeRefused: 'Auch an abgewiesene Adressen senden',
    againAllText: count =>
      plural('de', count, {
        one: 'Eine E-Mail wird erneut versucht.',
        other: `${count} E-Mails werden erneut versucht.`,
      }),
    again: 'Erneut senden',
  },
})
