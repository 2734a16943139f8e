import { defineTexts } from '../../../base/i18n/texts.ts'

export const applyPageTexts = defineTexts({
  en: {
    title: 'Apply',
    class: (instrument: string, teacher: string) => `${instrument} with ${teacher}`,
    intro: 'One step before the form: you need an account, so that you can come back to your application.',
    choice: 'Do you have an account?',
    modes: { register: 'I am new here', login: 'I have an account' },
    goOn: 'Register and continue to the form',
    forgotten: 'Forgotten your password?',
    closed: 'Applications for this masterclass are closed.',
    all: 'All masterclasses',
  },
  de: {
    title: 'Bewerben',
    class: (instrument, teacher) => `${instrument} bei ${teacher}`,
    intro:
      'Ein Schritt vor dem Formular: Es braucht ein Konto, damit Sie zu Ihrer Bewerbung zurückkommen können.',
    choice: 'Haben Sie schon ein Konto?',
    modes: { register: 'Ich bin neu hier', login: 'Ich habe ein Konto' },
    goOn: 'Registrieren und weiter zum Formular',
    forgotten: 'Passwort vergessen?',
    closed: 'Für diesen Meisterkurs sind keine Bewerbungen mehr möglich.',
    all: 'Alle Meisterkurse',
  },
})
