import { defineTexts } from '../../../base/i18n/texts.ts'

export const imprintTexts = defineTexts({
  en: {
    title: 'Imprint',
    owner: 'Owner and publisher',
    labels: {
      name: 'Name',
      address: 'Address',
      email: 'Email',
      phone: 'Phone',
      legalForm: 'Legal form',
      register: 'Register of associations',
      authority: 'Authority',
      vat: 'VAT',
    },
    reach: (hasEmail: boolean) =>
      `The quickest way to reach us is ${hasEmail ? 'by email or through ' : ''}the contact form on this site. We reply in German and English.`,
    board: 'Board',
    purpose: 'Purpose of the association',
  },
  de: {
    title: 'Impressum',
    owner: 'Medieninhaber und Herausgeber',
    labels: {
      name: 'Name',
      address: 'Anschrift',
      email: 'E-Mail',
      phone: 'Telefon',
      legalForm: 'Rechtsform',
      register: 'Vereinsregister',
      authority: 'Vereinsbehörde',
      vat: 'Umsatzsteuer',
    },
    reach: hasEmail =>
      `Am schnellsten erreichen Sie uns ${hasEmail ? 'per E-Mail oder ' : ''}über das Kontaktformular dieser Website. Wir antworten auf Deutsch und Englisch.`,
    board: 'Vorstand',
    purpose: 'Vereinszweck',
  },
})
