import type { Locale } from '../../base/locale.ts'
import { list, paragraphs } from './define-text.ts'
import type { TextItem } from './text-rules.ts'

/** What is true of the program: its tests check it. A change of the program that makes it wrong changes it, too. */
const sections: Record<Locale, TextItem[]> = {
  de: [
    {
      title: 'Wofür diese Erklärung gilt',
      text: 'Für alle Seiten dieser Website: die öffentlichen, den persönlichen Bereich der Teilnehmenden, Lehrenden und der Korrepetition und die Seiten des Büros. Herausgegeben wird sie von {association}, {address}.',
    },
    {
      title: 'Stand der Vereinbarkeit',
      text: 'Wir richten uns nach den Richtlinien für barrierefreie Webinhalte (WCAG) 2.2, Stufe AA, und der europäischen Norm EN 301 549. Wegen der Ausnahmen im nächsten Abschnitt ist die Website mit diesen Anforderungen teilweise vereinbar.\n\n• Alles lässt sich mit der Tastatur bedienen; wo man sich befindet, ist zu sehen.\n• Felder, Fehler, Meldungen und Dialoge haben Namen, die Bildschirmleseprogramme vorlesen.\n• Texte bleiben bei 400 % Vergrößerung lesbar, hell und dunkel, auch mit den eigenen Farben Ihres Systems.\n• Bewegungen entfallen, wenn Ihr System das so einstellt.\n• Öffentliche Seiten sind ohne JavaScript lesbar.',
    },
    {
      title: 'Was nicht barrierefrei ist',
      text: '• PDF-Dateien (Rechnungen, Bestätigungen, Einwilligungen, Listen) sind nicht ausgezeichnet, sodass Bildschirmleseprogramme ihre Gliederung nicht erkennen. Was in einer Rechnung oder Bestätigung steht, steht auch auf einer Seite im persönlichen Bereich; Einwilligungen und Bedingungen schicken wir auf Wunsch in anderer Form.\n• Hochgeladene Lebensläufe und verlinkte Aufnahmen stammen von den Bewerberinnen und Bewerbern. Sie haben oft weder Auszeichnung noch Untertitel; als Inhalte Dritter liegen sie nicht in unserer Hand.\n• Player von YouTube, Vimeo und SoundCloud, die eine Lehrperson auf Wunsch öffnet, gehören den Anbietern.\n• Texte, Bilder und Dokumente, die das Büro selbst einfügt, können einzelne Mängel haben. Bitte sagen Sie es uns.',
    },
    {
      title: 'Wie wir das geprüft haben',
      text: 'Diese Erklärung beruht auf einer Selbstbewertung. Jede Fassung des Programms, auf dem die Website läuft, wird vor ihrer Veröffentlichung automatisch geprüft: alle Arten von Seiten mit den Regeln von axe-core, in beiden Sprachen, hell und dunkel, dazu die Wege durch die Website mit der Tastatur.',
    },
    {
      title: 'Sagen Sie uns, was Sie hindert',
      text: 'Wenn Sie etwas nicht lesen, nicht finden oder nicht bedienen können, schreiben Sie an {email} oder benutzen Sie das Kontaktformular. Nennen Sie die Seite und was Sie vorhatten. Wir antworten innerhalb von zwei Wochen, und wir nehmen Bewerbungen, Buchungen und Wünsche so lange auch auf anderem Weg entgegen.',
    },
    {
      title: 'Wenn unsere Antwort Ihnen nicht genügt',
      text: 'In Österreich nimmt die Österreichische Forschungsförderungsgesellschaft (FFG) Beschwerden über Websites öffentlicher Stellen entgegen und prüft sie: www.ffg.at/barrierefreiheit/beschwerdestelle. Für Verbraucherinnen und Verbraucher ist außerdem das Sozialministeriumservice zuständig: www.sozialministeriumservice.at.',
    },
  ],
  en: [
    {
      title: 'What this statement covers',
      text: 'All pages of this website: the public ones, the personal area of participants, teachers and accompanists, and the pages of the office. It is published by {association}, {address}.',
    },
    {
      title: 'How accessible the site is',
      text: 'We follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and the European standard EN 301 549. Because of the exceptions in the next section, the website is partially compliant with these requirements.\n\n• Everything can be used with the keyboard, and you see where you are.\n• Fields, errors, messages and dialogs have names that screen readers announce.\n• Text stays readable at 400% zoom, light and dark, and with the colours of your own system.\n• Motion is left out if your system asks for that.\n• Public pages can be read without JavaScript.',
    },
    {
      title: 'What is not accessible',
      text: '• PDF files (invoices, confirmations, consent forms, lists) are not tagged, so screen readers do not know their structure. What an invoice or a confirmation says is also on a page of the personal area; consent forms and terms we send in another form on request.\n• Uploaded résumés and linked recordings come from the applicants. Many have neither tags nor captions; as content of third parties they are not in our hands.\n• The players of YouTube, Vimeo and SoundCloud, which a teacher opens on request, belong to these services.\n• Texts, pictures and documents that the office adds may have single faults. Please tell us.',
    },
    {
      title: 'How we have checked this',
      text: 'This statement is based on a self-assessment. Each version of the program that runs the website is checked automatically before it is published: all kinds of pages with the rules of axe-core, in both languages, light and dark, and the ways through the site with the keyboard.',
    },
    {
      title: 'Tell us what is in your way',
      text: 'If there is something that you cannot read, find or use, write to {email} or use the contact form. Tell us which page it is and what you wanted to do. We reply within two weeks, and until then we take applications, bookings and requests in another way as well.',
    },
    {
      title: 'If our reply does not satisfy you',
      text: 'In Austria the Austrian Research Promotion Agency (FFG) receives and examines complaints about the websites of public bodies: www.ffg.at/barrierefreiheit/beschwerdestelle. For consumers the Sozialministeriumservice is responsible as well: www.sozialministeriumservice.at.',
    },
  ],
}

export const accessibilityTexts = {
  lead: paragraphs({ de: 'Einleitung', en: 'Introduction' })(
    {
      de: 'Musik ist für alle da, und diese Website soll es auch sein. Hier steht, was dafür getan ist, was noch fehlt und an wen Sie sich wenden können.',
      en: 'Music is for everybody, and this website should be, too. This page says what has been done for that, what is still missing, and whom you can turn to.',
    },
    { max: 1_000 },
  ),
  sections: list({ de: 'Abschnitte', en: 'Sections' })(sections, { max_items: 20 }),
}
