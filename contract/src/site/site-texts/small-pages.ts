import { line, list, paragraphs } from './define-text.ts'

export const contactTexts = {
  intro: paragraphs({ de: 'Einleitung', en: 'Introduction' })(
    {
      de: 'Fragen zu einem Meisterkurs, zu den Zimmern oder zur Anreise? Schreiben Sie uns; wir antworten gern.',
      en: 'Questions about a masterclass, the rooms or getting here? Write to us; we are happy to help.',
    },
    { max: 1_000 },
  ),
}

export const imprintTexts = {
  lead: line({ de: 'Einleitung', en: 'Introduction' })(
    {
      de: 'Angaben nach § 5 E-Commerce-Gesetz und Offenlegung nach §§ 24 und 25 Mediengesetz.',
      en: 'Information under section 5 of the Austrian E-Commerce Act and disclosure under sections 24 and 25 of the Austrian Media Act.',
    },
    { max: 600 },
  ),
  sections: list({
    de: 'Abschnitte nach den Angaben zum Verein',
    en: 'Sections after the data of the association',
  })(
    {
      de: [
        {
          title: 'Grundlegende Richtung',
          text: 'Diese Website informiert über die Akademie, ihre Meisterkurse und Konzerte sowie über die Arbeit des Vereins. Wer teilnimmt, bewirbt sich hier, bucht hier und findet hier seine Unterlagen.',
        },
        {
          title: 'Inhalte und Links',
          text: 'Wir schreiben mit Sorgfalt und berichtigen Fehler, sobald wir von ihnen erfahren. Wo wir auf andere Websites verweisen, sind deren Betreiber für die Inhalte verantwortlich; finden Sie hinter einem unserer Links etwas Rechtswidriges, sagen Sie es uns bitte, und wir entfernen ihn.',
        },
        {
          title: 'Urheberrecht',
          text: 'Texte und Zeichnungen sind für diese Website entstanden und gehören dem Verein oder ihren Urheberinnen und Urhebern. Für den privaten Gebrauch und für Berichte über die Akademie dürfen Sie Seiten ausdrucken und weitergeben; für alles andere fragen Sie uns bitte.\n\nDie Schriften sind Source Serif 4 und Source Sans 3 unter der SIL Open Font License.',
        },
        {
          title: 'Beschwerden',
          text: 'Ist etwas schiefgegangen, schreiben Sie uns: Ein Mitglied des Vorstands antwortet Ihnen. An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet. Es gilt österreichisches Recht.',
        },
      ],
      en: [
        {
          title: 'Editorial line',
          text: 'This website is about the academy, its masterclasses and concerts, and the work of the association. Those who take part use it to apply, to book and to find their documents.',
        },
        {
          title: 'Content and links',
          text: 'We write with care and correct mistakes as soon as we hear of them. Where we link to the sites of others, they alone are responsible for the content; if you find something unlawful behind one of our links, please tell us and we will remove it.',
        },
        {
          title: 'Copyright',
          text: 'Texts and drawings were made for this site and belong to the association or their authors. You may print and pass on pages for private use and for reporting on the academy; for anything else please ask us.\n\nThe typefaces are Source Serif 4 and Source Sans 3, under the SIL Open Font License.',
        },
        {
          title: 'Complaints',
          text: 'If something went wrong, write to us: a member of the board will answer. We do not take part in dispute resolution before a consumer arbitration board and are not obliged to do so. Austrian law applies.',
        },
      ],
    },
    { min_items: 0 },
  ),
  representation: line({ de: 'Satz nach dem Vorstand', en: 'Sentence after the board' })(
    {
      de: 'Der Vorstand vertritt den Verein nach außen.',
      en: 'The board represents the association.',
    },
    { max: 600, is_optional: true },
  ),
}
