import type { DocumentText, Law } from './document-text.ts'

export const consentFormDe = (law: Law): DocumentText => ({
  title: 'Einwilligungserklärung',
  subtitle: 'Verarbeitung personenbezogener Daten im Rahmen der Bewerbung',
  version_note: 'Gilt für alle Bewerbungen, die ab diesem Tag eingehen.',
  sections: [
    {
      heading: 'Wer für Ihre Daten verantwortlich ist',
      blocks: [
        `Verantwortlich im Sinn der Datenschutz-Grundverordnung (DSGVO) ist {association}, {address} (im Folgenden „der Verein“). Der gemeinnützige Verein
         veranstaltet jedes Jahr eine Sommerakademie für klassische Musik (Ort: {place}).`,
        `Fragen zum Datenschutz beantwortet das Büro des Vereins: {email}.`,
      ],
    },
    {
      heading: 'Welche Daten wir verarbeiten',
      blocks: [
        'Wir verarbeiten nur, was Sie uns selbst mitteilen oder was aus Ihrer Bewerbung entsteht:',
        {
          list: [
            `Angaben zur Person: Name, Geburtsdatum, Geschlecht, Staatsangehörigkeit, Sprache, Anschriften und
             E-Mail-Adresse;`,
            `Ihre Bewerbung: der gewählte Meisterkurs, Repertoire, Lebenslauf, Links zu Ihren Aufnahmen, Ihre
             Mitteilung an die Lehrperson und die Angabe, ob diese Sie bereits kennt;`,
            'die Entscheidung über Ihre Aufnahme sowie Rechnungen und Zahlungen;',
            `sofern Sie diese Angebote nutzen: Unterkunft und Verpflegung samt Kostform, Anfragen für
             Konzerte und bestellte Aufnahmen.`,
          ],
        },
        `Bitte nehmen Sie in Lebenslauf und Mitteilung keine Angaben über Gesundheit, Religion oder ähnlich
         Persönliches auf. Für die Auswahl spielt es keine Rolle.`,
      ],
    },
    {
      heading: 'Wozu und auf welcher Grundlage',
      blocks: [
        {
          rows: [
            [
              'Auswahl der Teilnehmenden: Weitergabe Ihrer Unterlagen an die Lehrperson',
              'Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO)',
            ],
            ['Bewerbung, Teilnahme, Unterkunft, Konzerte', 'Vertragserfüllung (Art. 6 Abs. 1 lit. b DSGVO)'],
            ['Buchführung und Belege', 'Gesetzliche Pflicht (Art. 6 Abs. 1 lit. c DSGVO)'],
            ['Sicherer Betrieb der Website', 'Berechtigtes Interesse (Art. 6 Abs. 1 lit. f DSGVO)'],
          ],
        },
        'Über jede Bewerbung entscheidet ein Mensch; Profiling gibt es nicht.',
      ],
    },
    {
      heading: 'Wer Ihre Daten erhält',
      blocks: [
        {
          list: [
            `Die Lehrperson des gewählten Meisterkurses sieht Name, Alter, Geschlecht, Repertoire, Lebenslauf,
             Aufnahmen und Ihre Mitteilung, sobald die Bearbeitungsgebühr eingegangen ist.`,
            'Die Korrepetitorinnen und Korrepetitoren sehen Name und Repertoire der aufgenommenen Teilnehmenden.',
            'Das Büro des Vereins sieht alle Angaben, soweit es sie für seine Arbeit braucht.',
            'Das Haus erhält, wenn Sie dort wohnen, die für Zimmer und Küche nötigen Angaben.',
          ],
        },
        `Technische Dienstleister, etwa für Speicherung und E-Mail-Versand, handeln ausschließlich in unserem
         Auftrag. Lebt eine Lehrperson außerhalb des Europäischen Wirtschaftsraums, so liest sie Ihre Unterlagen
         im geschützten Bereich der Website; das ist für die Auswahl, um die Sie ersuchen, erforderlich
         (Art. 49 Abs. 1 lit. b DSGVO). Wir verkaufen keine Daten und geben sie nicht zu Werbezwecken weiter.`,
      ],
    },
    {
      heading: 'Wie lange wir Ihre Daten aufbewahren',
      blocks: [
        {
          rows: [
            [
              'Lebenslauf und Aufnahmen zu zurückgezogenen oder nicht erfolgreichen Bewerbungen',
              'gelöscht sechs Monate nach der Entscheidung',
            ],
            ['Lebenslauf und Aufnahmen der Teilnehmenden', 'gelöscht sechs Monate nach Akademieende'],
            [
              'Rechnungen und Zahlungsbelege',
              law('sieben Jahre (§ 132 BAO)', 'so lange, wie es das Gesetz vorschreibt'),
            ],
            [
              'Benutzerkonto und Profil mit dem dort hinterlegten Lebenslauf',
              'bis Sie die Löschung verlangen, längstens drei Jahre, nachdem Sie zuletzt eingeloggt waren',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Ihre Rechte',
      blocks: [
        `Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und
         Datenübertragbarkeit sowie das Recht auf Widerspruch. Eine formlose Nachricht an {email} genügt.`,
        `Diese Einwilligung können Sie jederzeit und ohne Angabe von Gründen widerrufen. Was bis dahin geschehen
         ist, bleibt rechtmäßig. Widerrufen Sie, bevor über Ihre Aufnahme entschieden ist, so können wir die
         Bewerbung nicht weiter bearbeiten.`,
        `Sind Sie der Ansicht, dass wir Ihre Daten nicht rechtmäßig verarbeiten, so können Sie sich bei der ${law('Österreichischen Datenschutzbehörde (dsb.gv.at)', 'Datenschutzbehörde des Landes, in dem Sie leben oder in dem der Verein seinen Sitz hat ({country}),')} beschweren.`,
      ],
    },
    {
      heading: 'Minderjährige',
      blocks: [
        `${law('Ab dem vollendeten 14. Lebensjahr', 'Ab dem Alter, das das Gesetz dafür vorsieht,')} können junge Menschen selbst in die Verarbeitung ihrer Daten
         einwilligen; für jüngere erklärt es ein Elternteil oder eine andere gesetzliche Vertretung. Weil mit der
         Bewerbung Kosten verbunden sind, brauchen wir für alle unter 18 Jahren die Unterschrift der gesetzlichen
         Vertretung am Ende dieses Formulars. Bitte senden Sie es vor dem Bewerbungsschluss an {email}.`,
      ],
    },
    {
      heading: 'Fotos und Aufnahmen (freiwillig)',
      blocks: [
        `Während der Akademie entstehen Fotos sowie Ton- und Videoaufnahmen von Unterricht und Konzerten. Ob wir
         sie veröffentlichen dürfen, wenn Sie darauf zu sehen oder zu hören sind, entscheiden Sie allein und
         unabhängig von Ihrer Bewerbung. Ein Nein hat keine Nachteile. Das Kästchen in der Online-Bewerbung
         umfasst diese Zustimmung nicht; Sie erteilen sie nur hier:`,
        {
          choices: [
            `Der Verein darf Fotos, auf denen ich zu sehen bin, auf seiner Website, in Drucksachen und in seinen
             Auftritten in sozialen Medien veröffentlichen.`,
            `Der Verein darf Ton- und Videoaufnahmen meiner Auftritte auf seiner Website und in seinen Auftritten
             in sozialen Medien veröffentlichen.`,
          ],
        },
        `Auch diese Zustimmung können Sie jederzeit widerrufen; wir entfernen das Material dann aus unseren
         Auftritten. Bereits Gedrucktes müssen wir nicht zurückholen. Eine Videoaufnahme, die Sie selbst bestellen,
         veröffentlichen wir ohne Ihre Zustimmung nicht.`,
      ],
    },
    {
      heading: 'Erklärung und Unterschriften',
      blocks: [
        `Ich habe diese Erklärung gelesen. Ich willige ein, dass der Verein meine Daten zu den genannten Zwecken
         verarbeitet, insbesondere Lebenslauf, Repertoire und Aufnahmen an die Lehrperson des gewählten
         Meisterkurses weitergibt.`,
        `In der Online-Bewerbung geben Sie diese Erklärung ab, indem Sie das Kästchen ankreuzen. Eine Unterschrift
         ist nur nötig, wenn Sie minderjährig sind oder Fotos und Aufnahmen zustimmen.`,
        {
          fields: [
            'Vor- und Nachname',
            'Ort, Datum, Unterschrift',
            'Gesetzliche Vertretung (bei Minderjährigen): Name',
            'Ort, Datum, Unterschrift',
          ],
        },
      ],
    },
  ],
})
