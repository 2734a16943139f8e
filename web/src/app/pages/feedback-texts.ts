import { defineTexts } from '../../lib/i18n/texts.ts'

export const feedbackTexts = defineTexts({
  en: {
    kicker: 'Feedback',
    title: 'The survey is resting',
    lead: 'Thank you for wanting to tell us how it was. At the moment no survey is open under this link: it opens at the end of the academy, and we write to everybody who took part.',
    write: 'If something should not wait that long, we are glad of a message.',
    toContact: 'Write to us',
  },
  de: {
    kicker: 'Feedback',
    title: 'Die Umfrage hat gerade Pause',
    lead: 'Danke, dass Sie uns erzählen möchten, wie es war. Im Moment ist unter diesem Link keine Umfrage offen: Sie öffnet am Ende der Akademie, und wir schreiben allen, die dabei waren.',
    write: 'Wenn etwas nicht so lange warten soll, freuen wir uns über eine Nachricht.',
    toContact: 'Schreiben Sie uns',
  },
})
