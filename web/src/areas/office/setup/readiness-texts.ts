import { plural } from '@academy/contract/base/plural'
import type { ReadinessKey } from '@academy/contract/office/setup/schemas'
import { defineTexts } from '../../../base/i18n/texts.ts'

interface ReadinessTexts {
  intro: (open: number) => string
  done: string
  open: string
  items: Record<ReadinessKey, string>
}

export const readinessTexts = defineTexts<ReadinessTexts>({
  en: {
    intro: open =>
      plural('en', open, { one: 'One thing is still missing.', other: `${open} things are still missing.` }),
    done: 'Done',
    open: 'Missing',
    items: {
      demo_data: 'Replace the invented details: the website does not show them',
      association: 'Complete the association: address, contact, register, legal form, purpose, board',
      bank_account: 'Enter the bank account, so that people know where to pay',
      mail: 'Send a test email that the mail server accepts',
      academy: 'Create an academy and make it current',
      masterclass: 'Add a masterclass',
      portrait: 'Upload the portrait of a teacher',
      teacher_account: 'Give a teacher an account',
      beds: 'Enter room types and beds',
      terms:
        'Publish the terms and conditions: the default text appears automatically once there are dates and prices',
    },
  },
  de: {
    intro: open => plural('de', open, { one: 'Eine Sache fehlt noch.', other: `${open} Dinge fehlen noch.` }),
    done: 'Erledigt',
    open: 'Fehlt',
    items: {
      demo_data: 'Erfundene Angaben ersetzen: Die Website zeigt sie nicht',
      association: 'Verein vervollständigen: Anschrift, Kontakt, Register, Rechtsform, Zweck, Vorstand',
      bank_account: 'Bankkonto eintragen, damit klar ist, wohin die Zahlungen gehen',
      mail: 'Test-E-Mail senden, die der Mailserver annimmt',
      academy: 'Akademie anlegen und zur aktuellen machen',
      masterclass: 'Meisterkurs hinzufügen',
      portrait: 'Porträt einer Lehrperson hochladen',
      teacher_account: 'Einer Lehrperson ein Konto geben',
      beds: 'Zimmertypen und Betten eintragen',
      terms:
        'Teilnahmebedingungen veröffentlichen: Der Standardtext erscheint von selbst, sobald es Termine und Preise gibt',
    },
  },
})
