import type { Locale } from '../../base/locale.ts'
import { list, paragraphs } from './define-text.ts'
import type { TextItem } from './text-rules.ts'

/** What the program does with data. It names what the program stores, so a change of the program changes it. */
const sections: Record<Locale, TextItem[]> = {
  de: [
    {
      title: 'Wer verantwortlich ist',
      text: '{association}, {address}. Fragen zu Ihren Daten richten Sie bitte an {email}; eine formlose Nachricht genügt.',
    },
    {
      title: 'Wenn Sie die Website besuchen',
      text: 'Alle öffentlichen Seiten können Sie lesen, ohne uns zu sagen, wer Sie sind. Alles kommt von unserem eigenen Server, auch Schriften und Bilder.\n\nDer Server schreibt zu jeder Anfrage eine Zeile: Zeit, Art der Seite, Ergebnis, Dauer, Ihre Netzadresse und, wenn Sie eingeloggt sind, die Nummer Ihres Kontos. Wenn Sie eine Umfrage beantworten, lässt er die Netzadresse weg. Bei Formularen und beim Einloggen zählen wir, wie oft es aus einem Netz versucht wird; dafür bewahren wir eine Prüfsumme der Adresse auf, aus der sie sich nicht ablesen lässt, höchstens sechs Stunden lang. Von den Netzen, aus denen Sie sich eingeloggt haben, bewahren wir eine solche Prüfsumme 90 Tage auf, damit Sie auch dann hineinkommen, wenn jemand anderes Ihr Passwort zu erraten versucht. Unser berechtigtes Interesse ist, dass die Website sicher und erreichbar bleibt (Art. 6 Abs. 1 lit. f DSGVO).',
    },
    {
      title: 'Cookies und Speicher',
      text: 'Es gibt zwei Cookies. Sie müssen ihnen nicht zustimmen, denn sie tun nur, was Sie wollen oder was Sie schützt:\n\n• Cookie „locale“: merkt sich ein Jahr lang die Sprache, die Sie mit dem Umschalter gewählt haben\n• Cookie „device“: wird beim Einloggen gesetzt und ein Jahr lang behalten; daran erkennen wir Ihr Gerät wieder und schreiben Ihnen, wenn sich jemand mit einem anderen einloggt\n• Speicher „user“: hält Sie auf diesem Gerät eingeloggt, bis Sie sich ausloggen; bleibt in Ihrem Browser\n• Weiterer Speicher: was Sie in ein Formular getippt und noch nicht gesendet haben: bis Sie es senden oder sich ausloggen, auf der Kontaktseite höchstens bis Sie den Tab schließen; kleine Einstellungen, etwa wie weit Sie geblättert oder welchen Hinweis Sie geschlossen haben',
    },
    {
      title: 'Wenn Sie uns schreiben',
      text: 'Was Sie in das Kontaktformular eintragen, geht per E-Mail an unser Büro und wird aufbewahrt, bis Ihr Anliegen erledigt ist, höchstens ein Jahr (Art. 6 Abs. 1 lit. b und f DSGVO).',
    },
    {
      title: 'Ihr Konto',
      text: 'Für ein Konto brauchen wir Ihren Namen, Ihre E-Mail-Adresse und ein Passwort, das wir nur in einer Form speichern, aus der es sich nicht lesen lässt. Geburtsdatum, Geschlecht, Staatsangehörigkeit, Sprache und Anschriften kommen hinzu, wenn eine Bewerbung, ein Zimmer oder eine Rechnung sie erfordert. Wir verarbeiten all das, um den Vertrag mit Ihnen zu erfüllen (Art. 6 Abs. 1 lit. b DSGVO).',
    },
    {
      title: 'Ihre Bewerbung',
      text: 'Mit einer Bewerbung schicken Sie uns Ihr Repertoire, einen Lebenslauf, Links zu Aufnahmen und, wenn Sie möchten, eine Nachricht. Dem stimmen Sie in der Einwilligungserklärung zu, die zur Bewerbung gehört (Art. 6 Abs. 1 lit. a DSGVO).\n\n• Die Lehrperson des Meisterkurses sieht Name, Alter, Geschlecht, Repertoire, Lebenslauf, Aufnahmen und Nachricht, sobald die Bearbeitungsgebühr bezahlt ist.\n• Eine Aufnahme bei YouTube oder Vimeo wird auf unserer Seite erst abgespielt, wenn die Lehrperson es verlangt; erst dann erfährt diese Plattform von dem Besuch.\n• Die Korrepetition sieht Namen und Repertoire derer, die aufgenommen sind.\n• Das Büro sieht, was es für seine Arbeit braucht.\n\nJede Entscheidung trifft ein Mensch. Eine automatische Bewertung gibt es nicht.',
    },
    {
      title: 'Unterkunft, Konzerte und Aufnahmen',
      text: 'Wohnen Sie bei uns, so erfahren Hausdienst und Küche Ihren Namen, Ihre Tage, was Sie essen und die Allergien, die Sie angeben. Vor der Anreise fragen wir, wen wir im Notfall anrufen sollen, und bei Minderjährigen nach der Zustimmung eines Elternteils; das sieht nur das Büro. Allergien und besondere Kost geben Sie freiwillig an, mit einer eigenen Einwilligung (Art. 9 Abs. 2 lit. a DSGVO); widerrufen Sie sie, so löschen wir die Angaben. Bei einem Konzert nennt das gedruckte Programm Sie und die Werke, die Sie spielen. Gefilmt wird Ihr Auftritt für Sie nur, wenn Sie es bestellen, und veröffentlicht nur, wenn Sie dem eigens zugestimmt haben.',
    },
    {
      title: 'Rechnungen',
      text: 'Rechnungen enthalten Ihren Namen, Ihre Anschrift, die Leistung und den Betrag. Das Gesetz verpflichtet uns, sie aufzubewahren (Art. 6 Abs. 1 lit. c DSGVO). Kartendaten speichern wir nicht; Sie zahlen per Überweisung.',
    },
    {
      title: 'Nachrichten von uns',
      text: 'Wir schreiben, wenn Sie etwas wissen müssen: um Ihre Adresse zu bestätigen, ein Passwort zurückzusetzen, zu Ihrer Bewerbung, einer Buchung, einer Rechnung oder zu einer Erinnerung, um die Sie gebeten haben. Neuigkeiten der Akademie bekommt nur, wer sie bei der Registrierung oder im Profil bestellt hat (Art. 6 Abs. 1 lit. a DSGVO). Jede enthält einen Link zum Abbestellen; Ihre Einwilligung können Sie auch jederzeit in Ihrem Konto unter „Ihre Daten“ widerrufen. Unsere Nachrichten melden nicht, ob Sie sie geöffnet haben.',
    },
    {
      title: 'Rückmeldung',
      text: 'Nach der Akademie laden wir Sie zu einer anonymen Umfrage ein. Ihre Antworten werden ohne Verbindung zu Ihrer Einladung gespeichert, sodass auch wir nicht sagen können, von wem sie stammen. Bis Sie absenden, bleiben sie in Ihrem Browser und, wenn Sie einen Entwurf speichern, bei uns unter Ihrem Link; beides wird mit dem Absenden gelöscht.',
    },
    {
      title: 'Wer sonst Daten erhält',
      text: 'Wer unseren Server und unsere E-Mail betreibt, handelt nur nach unserer Weisung und arbeitet in der Europäischen Union. Eine Lehrperson, die anderswo lebt, liest Ihre Unterlagen im geschützten Bereich dieser Website. Wir verkaufen nichts und geben nichts für Werbung weiter.',
    },
    {
      title: 'Wie lange wir was aufbewahren',
      text: '• Lebenslauf und Aufnahmen, nicht angenommen oder zurückgezogen: sechs Monate nach der Entscheidung\n• Lebenslauf und Aufnahmen der Teilnehmenden: sechs Monate nach dem Ende der Akademie\n• Zustimmung der Eltern: sechs Monate nach dem Ende der Akademie\n• Allergien und Notfallkontakt: bis Sie sie löschen, höchstens drei Jahre, nachdem Sie zuletzt eingeloggt waren\n• Konto und Profil: bis Sie uns um Löschung bitten, höchstens drei Jahre, nachdem Sie zuletzt eingeloggt waren; was eine Rechnung braucht, so lange wie diese\n• Nachrichten aus dem Kontaktformular: höchstens ein Jahr\n• Kopien unserer E-Mails an Sie: ein Jahr\n• E-Mails, die auf die Bestätigung Ihrer Adresse warten: 90 Tage\n• Rechnungen: sieben Jahre (§ 132 BAO)\n• Verzeichnis der Logins und geänderter Passwörter, Adressen und Rollen: drei Jahre; Netzadressen darin sechs Monate\n• Sitzungen mit Gerät und gekürzter Netzadresse: bis sie enden, höchstens 90 Tage\n• Protokoll des Servers: höchstens dreißig Tage',
    },
    {
      title: 'Ihre Rechte',
      text: 'Sie können fragen, was wir über Sie wissen, es berichtigen oder löschen lassen, seine Verwendung einschränken, es mitnehmen und ihr widersprechen. Eine Einwilligung können Sie jederzeit widerrufen; was vorher geschah, bleibt rechtmäßig. Wenn Sie ein Konto haben, tun Sie das alles dort unter „Ihre Daten“; sonst schreiben Sie an {email}.\n\nMeinen Sie, dass wir etwas falsch gemacht haben, so können Sie sich auch an die Österreichische Datenschutzbehörde wenden, Barichgasse 40–42, 1030 Wien, dsb.gv.at.',
    },
  ],
  en: [
    {
      title: 'Who is responsible',
      text: '{association}, {address}. Please send questions about your data to {email}; an informal message is enough.',
    },
    {
      title: 'When you visit the site',
      text: 'You can read all public pages without telling us who you are. Everything comes from our own server, fonts and pictures included.\n\nThe server writes one line for each request: time, kind of page, result, duration, your network address and, if you are logged in, the number of your account. When you answer a survey it leaves the network address out. For forms and logins we count the attempts from each network; to do so we keep a checksum of the address, from which the address cannot be recovered, for six hours at most. For the networks from which you have logged in we keep such a checksum for 90 days, so that you can still get in while somebody else is trying to guess your password. Our legitimate interest is to keep the site safe and available (Art. 6(1)(f) GDPR).',
    },
    {
      title: 'Cookies and storage',
      text: 'There are two cookies. They need no consent, because they only do what you have asked for or what protects you:\n\n• Cookie “locale”: remembers for one year the language you chose with the switch\n• Cookie “device”: set when you log in and kept for one year; it lets us recognise your device, and write to you when somebody logs in with another one\n• Storage “user”: keeps you logged in on this device until you log out; stays in your browser\n• Other storage: what you have typed into a form but not yet sent, until you send it or log out (on the contact page, only while the tab is open); and small settings, such as how far you had scrolled or which hint you have closed',
    },
    {
      title: 'When you write to us',
      text: 'What you enter in the contact form goes to our office by email and is kept until your question is settled, for one year at most (Art. 6(1)(b) and (f) GDPR).',
    },
    {
      title: 'Your account',
      text: 'For an account we need your name, your email address and a password, which we store only in a form from which it cannot be read. Date of birth, gender, nationality, language and postal addresses are added when an application, a room or an invoice calls for them. We process all this in order to perform our contract with you (Art. 6(1)(b) GDPR).',
    },
    {
      title: 'Your application',
      text: 'With an application you send us your repertoire, a résumé, links to recordings and, if you like, a message. You agree to this in the consent form, which is part of the application (Art. 6(1)(a) GDPR).\n\n• The teacher of the masterclass sees your name, age, gender, repertoire, résumé, recordings and message once the handling fee has been paid.\n• A recording on YouTube or Vimeo plays within our site only when the teacher asks for it; only then does that platform learn of the visit.\n• Accompanists see the names and the repertoire of those who have been accepted.\n• The office sees what it needs for its work.\n\nEvery decision is made by a person. There is no automated assessment.',
    },
    {
      title: 'Accommodation, concerts and recordings',
      text: 'If you stay with us, housekeeping and the kitchen are told your name, your dates, what you eat and any allergies you mention. Before you arrive we ask whom to call in an emergency and, for minors, for the consent of a parent; only the office sees this. Allergies and special diets are voluntary and need a consent of their own (Art. 9(2)(a) GDPR); if you withdraw it, we delete them. The printed concert programme names you and the pieces you play. Your performance is filmed for you only if you order it, and is published only if you have agreed to that separately.',
    },
    {
      title: 'Invoices',
      text: 'Invoices show your name and address, the service and the amount. We are required by law to keep them (Art. 6(1)(c) GDPR). We do not store card data; you pay by bank transfer.',
    },
    {
      title: 'Emails from us',
      text: 'We write when there is something you need to know: to confirm your address, to reset a password, about your application, a booking, an invoice, or a reminder you asked for. News of the academy goes only to people who have asked for it (Art. 6(1)(a) GDPR), when registering or in their profile. Each one has a link to unsubscribe; you can also withdraw your consent at any time in your account under “Your data”. Our emails do not report whether you have opened them.',
    },
    {
      title: 'Feedback',
      text: 'After the academy we invite you to an anonymous survey. Your answers are stored with nothing that leads back to your invitation, so even we cannot tell who gave them. Until you submit them they stay in your browser and, if you save a draft, with us under your link; both are deleted when you submit.',
    },
    {
      title: 'Who else receives data',
      text: 'The companies that run our server and our email act only on our instructions and are based in the European Union. A teacher who lives elsewhere reads your documents in the protected area of this site. We sell nothing and pass nothing on for advertising.',
    },
    {
      title: 'How long we keep your data',
      text: '• Résumé and recordings, not accepted or withdrawn: six months after the decision\n• Résumé and recordings of participants: six months after the end of the academy\n• Parental consent: six months after the end of the academy\n• Allergies and emergency contact: until you delete them, at most three years after your last login\n• Account and profile: until you ask us to delete them, at most three years after your last login; what an invoice needs, as long as the invoice\n• Messages from the contact form: at most one year\n• Copies of our emails to you: one year\n• Emails that wait until you confirm your address: 90 days\n• Invoices: seven years (section 132 Federal Fiscal Code)\n• Record of logins and of changed passwords, addresses and roles: three years; network addresses in it six months\n• Sessions with device and shortened network address: until they end, at most 90 days\n• Server log: at most thirty days',
    },
    {
      title: 'Your rights',
      text: 'You can ask what we hold about you, have it corrected or deleted, restrict how it is used, take it with you, and object to its use. You can withdraw your consent at any time; what was done before remains lawful. If you have an account, you do all this there under “Your data”; otherwise write to {email}.\n\nIf you think that we have made a mistake, you can also turn to the Austrian Data Protection Authority, Barichgasse 40–42, 1030 Vienna, dsb.gv.at.',
    },
  ],
}

export const privacyTexts = {
  lead: paragraphs({ de: 'Einleitung', en: 'Introduction' })(
    {
      de: 'Wir wissen so wenig über Sie, wie eine Akademie wissen kann. Keine Werbung, keine Verfolgung, keine fremden Dienste im Hintergrund. Hier steht, was wir wissen, wozu und wie lange.',
      en: 'We know as little about you as an academy can. No advertising, no tracking, no third-party services in the background. This page says what we know, what for, and for how long.',
    },
    { max: 1_000 },
  ),
  sections: list({ de: 'Abschnitte', en: 'Sections' })(sections, { max_items: 30 }),
  additions: list({ de: 'Zusätzliche Abschnitte', en: 'Additional sections' })(
    { de: [], en: [] },
    { min_items: 0 },
  ),
}
