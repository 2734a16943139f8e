import { defineTexts } from '../lib/i18n/texts.ts'

export const headTexts = defineTexts({
  en: {
    home: {
      title: 'International Summer Academy',
      description:
        'Masterclasses, chamber music and concerts in a monastery in an alpine nature park, every August.',
    },
    academy: {
      title: 'The academy',
      description:
        'A day at the academy: lessons, practice, chamber music and a concert every evening at 8 pm at Stift Amselzell in the Lautenkar nature park.',
    },
    about: {
      title: 'About us',
      description:
        'The non-profit association behind the summer academy: what it stands for, its four pillars, and who helps it.',
    },
    contact: { title: 'Contact', description: 'Write to the office of the academy.' },
    masterclasses: {
      title: 'Masterclasses',
      description: 'All masterclasses of the academy with teachers, dates and fees.',
    },
    imprint: {
      title: 'Imprint',
      description: 'Who publishes this site: Verein Amselzeller Musiksommer, its address, board and purpose.',
    },
    privacy: {
      title: 'Privacy',
      description:
        'What the academy knows about you, why, for how long, and what rights you have: one cookie, no tracking.',
    },
    maintenance: { title: 'Back soon', description: 'The site is being looked after.' },
    feedback: {
      title: 'Feedback',
      description: 'Tell us how the academy was: the anonymous survey for those who took part.',
    },
    login: { title: 'Login', description: 'Log in to your personal area.' },
    register: { title: 'Register', description: 'Make an account to apply.' },
    welcome: { title: 'Welcome', description: 'Your account is ready.' },
    passwordReset: {
      title: 'Set a new password',
      description: 'Set a new password with the link from our mail.',
    },
    emailVerification: { title: 'Confirm your address', description: 'Confirm your email address.' },
    user: { title: 'Personal area', description: 'Your applications, bookings and data.' },
    teaching: { title: 'My teaching', description: 'Your masterclasses and their applicants.' },
    selection: { title: 'Applicants', description: 'Choose who takes part.' },
    allMasterclasses: { title: 'All masterclasses', description: 'How far the selections are.' },
    accompaniment: { title: 'My accompaniment', description: 'Whom you accompany, and what they play.' },
    profile: { title: 'Profile', description: 'Your personal data, addresses and résumé.' },
    invoices: { title: 'Invoices', description: 'All invoices of the academy with their payments.' },
    concerts: {
      title: 'Concerts',
      description: 'All concert requests, and the evenings on which they are played.',
    },
    lodging: { title: 'Lodging', description: 'How full the house is, and all bookings.' },
    kitchen: { title: 'Kitchen sheet', description: 'The meals of each day, by diet.' },
    housekeeping: { title: 'Housekeeping sheet', description: 'Who leaves, arrives and stays, day by day.' },
    surveys: { title: 'Feedback', description: 'All surveys among the participants, and how many answered.' },
    newSurvey: { title: 'New survey', description: 'Write a survey in both languages.' },
    survey: { title: 'Survey', description: 'The questions of a survey in both languages.' },
    surveyPreview: { title: 'Preview of a survey', description: 'A survey as those who answer it see it.' },
    surveyResults: {
      title: 'Results of a survey',
      description: 'What the participants answered, without names.',
    },
    myConcert: { title: 'My Concert', description: 'What you play in the academy concerts.' },
    myMasterclasses: { title: 'My Masterclasses', description: 'Your applications.' },
    masterclassApplication: { title: 'Application', description: 'Apply for a masterclass.' },
    myAccommodation: { title: 'My Accommodation', description: 'Your bed and your meals.' },
  },
  de: {
    home: {
      title: 'Internationale Sommerakademie',
      description:
        'Meisterkurse, Kammermusik und Konzerte in einem Kloster im alpinen Naturpark, jedes Jahr im August.',
    },
    academy: {
      title: 'Die Akademie',
      description:
        'Ein Tag an der Akademie: Unterricht, Üben, Kammermusik und jeden Abend um 20 Uhr ein Konzert im Stift Amselzell im Naturpark Lautenkar.',
    },
    about: {
      title: 'Über uns',
      description:
        'Der gemeinnützige Verein hinter der Sommerakademie: wofür er steht, seine vier Säulen und wer ihn unterstützt.',
    },
    contact: { title: 'Kontakt', description: 'Schreiben Sie dem Büro der Akademie.' },
    masterclasses: {
      title: 'Meisterkurse',
      description: 'Alle Meisterkurse der Akademie mit Lehrenden, Terminen und Gebühren.',
    },
    imprint: {
      title: 'Impressum',
      description:
        'Wer diese Website herausgibt: der Verein Amselzeller Musiksommer, seine Anschrift, sein Vorstand und sein Zweck.',
    },
    privacy: {
      title: 'Datenschutz',
      description:
        'Was die Akademie über Sie weiß, warum, wie lange, und welche Rechte Sie haben: ein Cookie, keine Verfolgung.',
    },
    maintenance: { title: 'Gleich wieder da', description: 'Die Website wird gerade gewartet.' },
    feedback: {
      title: 'Feedback',
      description: 'Erzählen Sie uns, wie die Akademie war: die anonyme Umfrage für alle, die dabei waren.',
    },
    login: { title: 'Anmelden', description: 'Melden Sie sich in Ihrem Bereich an.' },
    register: { title: 'Registrieren', description: 'Legen Sie ein Konto an, um sich zu bewerben.' },
    welcome: { title: 'Willkommen', description: 'Ihr Konto ist bereit.' },
    passwordReset: {
      title: 'Neues Passwort setzen',
      description: 'Setzen Sie mit dem Link aus unserer Nachricht ein neues Passwort.',
    },
    emailVerification: { title: 'Adresse bestätigen', description: 'Bestätigen Sie Ihre E-Mail-Adresse.' },
    user: { title: 'Mein Bereich', description: 'Ihre Bewerbungen, Buchungen und Daten.' },
    teaching: { title: 'Mein Unterricht', description: 'Ihre Meisterkurse und die Bewerbungen.' },
    selection: { title: 'Bewerbungen', description: 'Wählen Sie, wer teilnimmt.' },
    allMasterclasses: { title: 'Alle Meisterkurse', description: 'Wie weit die Auswahl ist.' },
    accompaniment: { title: 'Meine Korrepetition', description: 'Wen Sie begleiten, und was gespielt wird.' },
    profile: { title: 'Profil', description: 'Ihre persönlichen Daten, Adressen und Ihr Lebenslauf.' },
    invoices: { title: 'Rechnungen', description: 'Alle Rechnungen der Akademie mit ihren Zahlungen.' },
    concerts: {
      title: 'Konzerte',
      description: 'Alle Konzertanfragen und die Abende, an denen gespielt wird.',
    },
    lodging: { title: 'Unterkunft', description: 'Wie voll das Haus ist, und alle Buchungen.' },
    kitchen: { title: 'Küchenliste', description: 'Die Mahlzeiten jedes Tages, nach Kost.' },
    housekeeping: { title: 'Zimmerliste', description: 'Wer abreist, anreist und bleibt, Tag für Tag.' },
    surveys: {
      title: 'Feedback',
      description: 'Alle Umfragen unter denen, die dabei waren, und wie viele geantwortet haben.',
    },
    newSurvey: { title: 'Neue Umfrage', description: 'Schreiben Sie eine Umfrage in beiden Sprachen.' },
    survey: { title: 'Umfrage', description: 'Die Fragen einer Umfrage in beiden Sprachen.' },
    surveyPreview: {
      title: 'Vorschau einer Umfrage',
      description: 'Eine Umfrage, wie sie beim Antworten aussieht.',
    },
    surveyResults: { title: 'Ergebnisse einer Umfrage', description: 'Was geantwortet wurde, ohne Namen.' },
    myConcert: { title: 'Mein Konzert', description: 'Was Sie in den Akademiekonzerten spielen.' },
    myMasterclasses: { title: 'Meine Meisterkurse', description: 'Ihre Bewerbungen.' },
    masterclassApplication: { title: 'Bewerbung', description: 'Bewerben Sie sich für einen Meisterkurs.' },
    myAccommodation: { title: 'Meine Unterkunft', description: 'Ihr Bett und Ihre Mahlzeiten.' },
  },
})
