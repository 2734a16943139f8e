import { defineTexts } from '../../lib/i18n/texts.ts'
import type { LegalTexts } from './legal-text.tsx'

export const imprintTexts = defineTexts<LegalTexts>({
  en: {
    title: 'Imprint',
    lead: 'Information under section 5 of the Austrian E-Commerce Act and disclosure under sections 24 and 25 of the Austrian Media Act.',
    sections: [
      {
        heading: 'Owner and publisher',
        blocks: [
          {
            rows: [
              ['Name', 'Verein Amselzeller Musiksommer'],
              ['Address', 'Stiftsplatz 1, 8899 Amselzell, Austria'],
              ['Email', 'office@example.org'],
              ['Legal form', 'Non-profit association under Austrian law (Vereinsgesetz 2002)'],
              ['Register of associations', 'ZVR 0123456789'],
              ['Authority', 'Bezirkshauptmannschaft Kargau'],
              ['VAT', 'No VAT number: the association is non-profit (sections 34 ff. Federal Fiscal Code)'],
            ],
          },
          'The quickest way to reach us is by email or with the contact form of this site. We answer in German and English.',
        ],
      },
      {
        heading: 'Board',
        blocks: [
          {
            rows: [
              ['Chair', 'Hedwig Lärchbaumer'],
              ['Deputy chair', 'Abbot Korbinian Threnmoser'],
              ['Treasurer', 'Valentin Sprinzl'],
              ['Secretary', 'Mirjam Oberkofer'],
            ],
          },
          'The chair and one other member of the board represent the association together.',
        ],
      },
      {
        heading: 'Purpose of the association',
        blocks: [
          'The association promotes young musicians. It holds a yearly summer academy with masterclasses, chamber music and concerts at Stift Amselzell, and does not seek profit.',
        ],
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
  },
  de: {
    title: 'Impressum',
    lead: 'Angaben nach § 5 E-Commerce-Gesetz und Offenlegung nach §§ 24 und 25 Mediengesetz.',
    sections: [
      {
        heading: 'Medieninhaber und Herausgeber',
        blocks: [
          {
            rows: [
              ['Name', 'Verein Amselzeller Musiksommer'],
              ['Anschrift', 'Stiftsplatz 1, 8899 Amselzell, Österreich'],
              ['E-Mail', 'office@example.org'],
              ['Rechtsform', 'Gemeinnütziger Verein nach dem Vereinsgesetz 2002'],
              ['Vereinsregister', 'ZVR-Zahl 0123456789'],
              ['Vereinsbehörde', 'Bezirkshauptmannschaft Kargau'],
              ['Umsatzsteuer', 'Keine UID-Nummer: Der Verein ist gemeinnützig (§§ 34 ff. BAO)'],
            ],
          },
          'Am schnellsten erreichen Sie uns per E-Mail oder über das Kontaktformular dieser Website. Wir antworten auf Deutsch und Englisch.',
        ],
      },
      {
        heading: 'Vorstand',
        blocks: [
          {
            rows: [
              ['Obfrau', 'Hedwig Lärchbaumer'],
              ['Obfrau-Stellvertreter', 'Abt Korbinian Threnmoser'],
              ['Kassier', 'Valentin Sprinzl'],
              ['Schriftführerin', 'Mirjam Oberkofer'],
            ],
          },
          'Die Obfrau und ein weiteres Mitglied des Vorstands vertreten den Verein gemeinsam.',
        ],
      },
      {
        heading: 'Vereinszweck',
        blocks: [
          'Der Verein fördert junge Musikerinnen und Musiker. Er veranstaltet jährlich eine Sommerakademie mit Meisterkursen, Kammermusik und Konzerten im Stift Amselzell und ist nicht auf Gewinn gerichtet.',
        ],
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
  },
})
