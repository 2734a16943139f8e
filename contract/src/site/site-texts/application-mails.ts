import { mail } from './define-mail.ts'

const own = ['masterclass', 'instrument', 'teacher'] as const
const required = ['masterclass'] as const

export const applicationMails = {
  mail_application: mail(own, {
    subject: { de: 'Ihre Bewerbung: {masterclass}', en: 'Your application: {masterclass}' },
    required,
    text: {
      de: 'Danke für Ihre Bewerbung. Sie ist gut angekommen, und wir freuen uns, dass Sie mit {teacher} arbeiten möchten.',
      en: 'Thank you for your application. It has arrived safely, and we are glad that you would like to work with {teacher}.',
    },
  }),
  mail_application_deleted: mail(own, {
    subject: { de: 'Bewerbung gelöscht: {masterclass}', en: 'Application deleted: {masterclass}' },
    required,
    text: {
      de: 'Sie haben Ihre Bewerbung gelöscht; {teacher} hat sie nie gesehen.',
      en: 'You have deleted your application; {teacher} never saw it.',
    },
    ending: {
      de: 'Solange der Meisterkurs offen ist, können Sie sich gern wieder bewerben.',
      en: 'As long as the masterclass is open, you are welcome to apply again.',
    },
  }),
  mail_application_withdrawn: mail(own, {
    subject: { de: 'Bewerbung zurückgezogen: {masterclass}', en: 'Application withdrawn: {masterclass}' },
    required,
    text: {
      de: 'Sie haben Ihre Bewerbung zurückgezogen. {teacher} sieht, dass Sie sich nicht mehr bewerben; mehr brauchen Sie nicht zu tun.',
      en: 'You have withdrawn your application. {teacher} can see that you are no longer applying, and there is nothing else you need to do.',
    },
    ending: {
      de: 'Schade, dass es diesmal nicht sein soll. Solange der Meisterkurs offen ist, können Sie sich wieder bewerben.',
      en: 'We are sorry it has not worked out this time. As long as the masterclass is open, you can apply again.',
    },
  }),
  mail_place_given_up: mail(own, {
    subject: { de: 'Platz zurückgegeben: {masterclass}', en: 'Place given back: {masterclass}' },
    required,
    text: {
      de: 'Sie haben Ihren Platz im Meisterkurs zurückgegeben. {teacher} sieht, dass Sie nicht kommen.',
      en: 'You have given back your place in the masterclass. {teacher} can see that you are not coming.',
    },
    ending: {
      de: 'Schade, dass Sie nicht dabei sind. Wir hoffen auf einen anderen Sommer.',
      en: 'We are sorry that you cannot be with us, and hope to see you another summer.',
    },
  }),
  mail_deadline: mail([...own, 'deadline'], {
    subject: {
      de: 'Bewerbungsschluss am {deadline}: {masterclass}',
      en: 'Applications close on {deadline}: {masterclass}',
    },
    required: ['deadline', 'masterclass'],
    text: {
      de: 'Sie wollten an diesen Bewerbungsschluss erinnert werden. Noch ist Zeit, sich zu bewerben.\n\nHaben Sie sich schon beworben oder etwas anderes vor, brauchen Sie nichts zu tun.',
      en: 'You asked us to remind you of this deadline. There is still time to apply.\n\nIf you have already applied or have other plans, there is nothing you need to do.',
    },
  }),
}
