import { defineTexts } from '../../lib/i18n/texts.ts'
import { addressOf, type SiteInfo } from '../../lib/site.ts'
import type { LegalTexts } from './legal-text.tsx'

export const imprintTexts = defineTexts<(site: SiteInfo) => LegalTexts>({
  en: site => ({
    title: 'Imprint',
    sections: [
      {
        heading: 'Owner and publisher',
        blocks: [
          {
            rows: [
              ['Name', site.name],
              ['Address', addressOf(site)],
              ['Email', site.email],
              ['Phone', site.phone],
              ['Legal form', site.legalForm],
              ['Register of associations', site.registerNumber],
              ['Authority', site.registerAuthority],
              ['VAT', site.taxNote],
            ],
          },
          'The quickest way to reach us is by email or with the contact form of this site. We answer in German and English.',
        ],
      },
      {
        heading: 'Board',
        blocks:
          site.board.length > 0
            ? [
                { rows: site.board.map(member => [member.function, member.name]) },
                'The chair and one other member of the board represent the association together.',
              ]
            : [],
      },
      {
        heading: 'Purpose of the association',
        blocks: [site.purpose],
      },
    ],
  }),
  de: site => ({
    title: 'Impressum',
    sections: [
      {
        heading: 'Medieninhaber und Herausgeber',
        blocks: [
          {
            rows: [
              ['Name', site.name],
              ['Anschrift', addressOf(site)],
              ['E-Mail', site.email],
              ['Telefon', site.phone],
              ['Rechtsform', site.legalForm],
              ['Vereinsregister', site.registerNumber],
              ['Vereinsbehörde', site.registerAuthority],
              ['Umsatzsteuer', site.taxNote],
            ],
          },
          'Am schnellsten erreichen Sie uns per E-Mail oder über das Kontaktformular dieser Website. Wir antworten auf Deutsch und Englisch.',
        ],
      },
      {
        heading: 'Vorstand',
        blocks:
          site.board.length > 0
            ? [
                { rows: site.board.map(member => [member.function, member.name]) },
                'Die Obfrau und ein weiteres Mitglied des Vorstands vertreten den Verein gemeinsam.',
              ]
            : [],
      },
      {
        heading: 'Vereinszweck',
        blocks: [site.purpose],
      },
    ],
  }),
})
