import { nameAndAddress, type SiteInfo } from '../../lib/site.ts'
import type { LegalTexts } from './legal-text.tsx'

export const privacyDe = (site: SiteInfo): LegalTexts => ({
  title: 'Datenschutz',
  lead: 'Wir wissen so wenig über Sie, wie eine Akademie wissen kann. Keine Werbung, keine Verfolgung, keine fremden Dienste im Hintergrund: Diese Seite ist kurz, weil es nicht viel zu erzählen gibt.',
  sections: [
    {
      heading: 'Wer verantwortlich ist',
      blocks: [
        `${nameAndAddress(site)}. Fragen zu Ihren Daten richten Sie bitte an ${site.email}; eine formlose Nachricht genügt.`,
      ],
    },
    {
      heading: 'Wenn Sie die Website besuchen',
      blocks: [
        'Alle öffentlichen Seiten können Sie lesen, ohne uns zu sagen, wer Sie sind. Alles kommt von unserem eigenen Server, auch Schriften und Bilder.',
        'Der Server schreibt zu jeder Anfrage eine Zeile: Zeit, Art der Seite, Ergebnis, Dauer und, wenn Sie angemeldet sind, die Nummer Ihres Kontos. Ihre Netzwerkadresse zeichnet er nicht auf. Bei Formularen und Anmeldungen zählen wir, wie oft es aus einem Netz versucht wird; dafür bewahren wir eine Prüfsumme der Adresse auf, aus der sie sich nicht ablesen lässt, höchstens sechs Stunden lang. Von den Netzen, aus denen Sie sich angemeldet haben, bewahren wir eine solche Prüfsumme 90 Tage auf, damit Sie auch dann hineinkommen, wenn jemand anderes Ihr Passwort zu erraten versucht. Unser berechtigtes Interesse ist, dass die Website sicher und erreichbar bleibt (Art. 6 Abs. 1 lit. f DSGVO).',
      ],
    },
    {
      heading: 'Cookies und Speicher',
      blocks: [
        'Es gibt genau ein Cookie. Sie müssen ihm nicht zustimmen, denn es tut nur, worum Sie gebeten haben:',
        {
          rows: [
            [
              'Cookie „locale“',
              'merkt sich ein Jahr lang die Sprache, die Sie mit dem Umschalter gewählt haben',
            ],
            [
              'Speicher „user“',
              'hält Sie auf diesem Gerät angemeldet, bis Sie sich abmelden; bleibt in Ihrem Browser',
            ],
            [
              'Weiterer Speicher',
              'was Sie in ein Formular getippt und noch nicht gesendet haben: bis Sie es senden oder sich abmelden, auf der Kontaktseite höchstens bis Sie den Tab schließen; kleine Einstellungen, etwa wie weit Sie geblättert oder welchen Hinweis Sie geschlossen haben',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Wenn Sie uns schreiben',
      blocks: [
        'Was Sie in das Kontaktformular eintragen, geht per E-Mail an unser Büro und wird aufbewahrt, bis Ihr Anliegen erledigt ist, höchstens ein Jahr (Art. 6 Abs. 1 lit. b und f DSGVO).',
      ],
    },
    {
      heading: 'Ihr Konto',
      blocks: [
        'Für ein Konto brauchen wir Ihren Namen, Ihre E-Mail-Adresse und ein Passwort, das wir nur in einer Form speichern, aus der es sich nicht lesen lässt. Geburtsdatum, Geschlecht, Staatsangehörigkeit, Sprache und Anschriften kommen hinzu, wenn eine Bewerbung, ein Zimmer oder eine Rechnung sie erfordert. Wir verarbeiten all das, um den Vertrag mit Ihnen zu erfüllen (Art. 6 Abs. 1 lit. b DSGVO).',
      ],
    },
    {
      heading: 'Ihre Bewerbung',
      blocks: [
        'Mit einer Bewerbung schicken Sie uns Ihr Repertoire, einen Lebenslauf, Links zu Aufnahmen und, wenn Sie möchten, eine Nachricht. Dem stimmen Sie in der Einwilligungserklärung zu, die zur Bewerbung gehört (Art. 6 Abs. 1 lit. a DSGVO).',
        {
          list: [
            'Die Lehrperson des Meisterkurses sieht Name, Alter, Geschlecht, Repertoire, Lebenslauf, Aufnahmen und Nachricht, sobald die Bearbeitungsgebühr bezahlt ist.',
            'Eine Aufnahme bei YouTube oder Vimeo wird auf unserer Seite erst abgespielt, wenn die Lehrperson es verlangt; erst dann erfährt diese Plattform von dem Besuch.',
            'Die Korrepetition sieht Namen und Repertoire derer, die aufgenommen sind.',
            'Das Büro sieht, was es für seine Arbeit braucht.',
          ],
        },
        'Jede Entscheidung trifft ein Mensch. Eine automatische Bewertung gibt es nicht.',
      ],
    },
    {
      heading: 'Unterkunft, Konzerte und Aufnahmen',
      blocks: [
        'Wohnen Sie im Stift, so erfahren Gästetrakt und Küche Ihren Namen, Ihre Tage und ob Sie Fleisch essen. Bei einem Konzert nennt das gedruckte Programm Sie und die Werke, die Sie spielen. Gefilmt wird Ihr Auftritt für Sie nur, wenn Sie es bestellen, und veröffentlicht nur, wenn Sie dem eigens zugestimmt haben.',
      ],
    },
    {
      heading: 'Rechnungen',
      blocks: [
        'Rechnungen enthalten Ihren Namen, Ihre Anschrift, die Leistung und den Betrag. Das Gesetz verpflichtet uns, sie aufzubewahren (Art. 6 Abs. 1 lit. c DSGVO). Kartendaten speichern wir nicht; Sie zahlen per Überweisung.',
      ],
    },
    {
      heading: 'Nachrichten von uns',
      blocks: [
        'Wir schreiben, wenn Sie etwas wissen müssen: um Ihre Adresse zu bestätigen, ein Passwort zurückzusetzen, zu Ihrer Bewerbung, einer Buchung, einer Rechnung oder zu einer Erinnerung, um die Sie gebeten haben. Einen Newsletter gibt es nicht, und unsere Nachrichten melden nicht, ob Sie sie geöffnet haben.',
      ],
    },
    {
      heading: 'Feedback',
      blocks: [
        'Nach der Akademie laden wir Sie zu einer anonymen Umfrage ein. Ihre Antworten werden ohne Verbindung zu Ihrer Einladung gespeichert, sodass auch wir nicht sagen können, von wem sie stammen. Bis Sie absenden, bleiben sie in Ihrem Browser und, wenn Sie einen Entwurf speichern, bei uns unter Ihrem Link; beides wird mit dem Absenden gelöscht.',
      ],
    },
    {
      heading: 'Wer sonst Daten erhält',
      blocks: [
        'Wer unseren Server und unsere E-Mail betreibt, handelt nur nach unserer Weisung und arbeitet in der Europäischen Union. Eine Lehrperson, die anderswo lebt, liest Ihre Unterlagen im geschützten Bereich dieser Website. Wir verkaufen nichts und geben nichts für Werbung weiter.',
      ],
    },
    {
      heading: 'Wie lange wir was aufbewahren',
      blocks: [
        {
          rows: [
            [
              'Lebenslauf und Aufnahmen, nicht aufgenommen oder zurückgezogen',
              'sechs Monate nach der Entscheidung',
            ],
            ['Lebenslauf und Aufnahmen der Teilnehmenden', 'sechs Monate nach dem Ende der Akademie'],
            [
              'Konto und Profil',
              'bis Sie uns um Löschung bitten, höchstens drei Jahre nach Ihrer letzten Anmeldung; was eine Rechnung braucht, so lange wie diese',
            ],
            ['Nachrichten aus dem Kontaktformular', 'höchstens ein Jahr'],
            ['Kopien unserer E-Mails an Sie', 'ein Jahr'],
            ['E-Mails, die auf die Bestätigung Ihrer Adresse warten', '90 Tage'],
            ['Rechnungen', 'sieben Jahre (§ 132 BAO)'],
            ['Verzeichnis geänderter Passwörter, Adressen und Rollen', 'drei Jahre'],
            ['Protokoll des Servers', 'höchstens dreißig Tage'],
          ],
        },
      ],
    },
    {
      heading: 'Ihre Rechte',
      blocks: [
        `Sie können fragen, was wir über Sie wissen, es berichtigen oder löschen lassen, seine Verwendung einschränken, es mitnehmen und ihr widersprechen. Eine Einwilligung können Sie jederzeit widerrufen; was vorher geschah, bleibt rechtmäßig. Schreiben Sie an ${site.email}.`,
        'Meinen Sie, dass wir etwas falsch gemacht haben, so können Sie sich auch an die Österreichische Datenschutzbehörde wenden, Barichgasse 40–42, 1030 Wien, dsb.gv.at.',
      ],
    },
  ],
})
