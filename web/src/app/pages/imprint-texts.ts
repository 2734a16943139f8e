import { defineTexts } from '../../lib/i18n/texts.ts'
import { addressOf, type SiteInfo } from '../../lib/site.ts'
import type { LegalTexts } from './legal-text.tsx'

export const imprintTexts = defineTexts<(site: SiteInfo) => LegalTexts>({
  en: site => ({
    title: 'Imprint',
    lead: 'Information under section 5 of the Austrian E-Commerce Act and disclosure under sections 24 and 25 of the Austrian Media Act.',
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
      {
        heading: 'Editorial line',
        blocks: [
          'This website informs about the academy, its masterclasses and concerts, and about the work of the association. Those who take part use it to apply, to book and to reach their documents.',
        ],
      },
      {
        heading: 'Content and links',
        blocks: [
          'We write with care and correct mistakes as soon as we hear of them. Where we link to the sites of others, they alone are responsible for what stands there; if you find something unlawful behind one of our links, please tell us and we will remove it.',
        ],
      },
      {
        heading: 'Copyright',
        blocks: [
          'Texts and drawings were made for this site and belong to the association or their authors. You may print and pass on pages for private use and for reporting on the academy; for anything else please ask us.',
          'The typefaces are Source Serif 4 and Source Sans 3, under the SIL Open Font License.',
        ],
      },
      {
        heading: 'Complaints',
        blocks: [
          'If something went wrong, write to us: a member of the board will answer. We do not take part in dispute resolution before a consumer arbitration board and are not obliged to do so. Austrian law applies.',
        ],
      },
    ],
  }),
  de: site => ({
    title: 'Impressum',
    lead: 'Angaben nach § 5 E-Commerce-Gesetz und Offenlegung nach §§ 24 und 25 Mediengesetz.',
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
      {
        heading: 'Grundlegende Richtung',
        blocks: [
          'Diese Website informiert über die Akademie, ihre Meisterkurse und Konzerte sowie über die Arbeit des Vereins. Wer teilnimmt, bewirbt sich hier, bucht hier und findet hier seine Unterlagen.',
        ],
      },
      {
        heading: 'Inhalte und Links',
        blocks: [
          'Wir schreiben mit Sorgfalt und berichtigen Fehler, sobald wir von ihnen erfahren. Wo wir auf andere Websites verweisen, sind deren Betreiber für die Inhalte verantwortlich; finden Sie hinter einem unserer Links etwas Rechtswidriges, sagen Sie es uns bitte, und wir entfernen ihn.',
        ],
      },
      {
        heading: 'Urheberrecht',
        blocks: [
          'Texte und Zeichnungen sind für diese Website entstanden und gehören dem Verein oder ihren Urheberinnen und Urhebern. Für den privaten Gebrauch und für Berichte über die Akademie dürfen Sie Seiten ausdrucken und weitergeben; für alles andere fragen Sie uns bitte.',
          'Die Schriften sind Source Serif 4 und Source Sans 3 unter der SIL Open Font License.',
        ],
      },
      {
        heading: 'Beschwerden',
        blocks: [
          'Ist etwas schiefgegangen, schreiben Sie uns: Ein Mitglied des Vorstands antwortet Ihnen. An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet. Es gilt österreichisches Recht.',
        ],
      },
    ],
  }),
})
