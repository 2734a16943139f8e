import { mail } from './define-mail.ts'

const own = ['masterclass', 'instrument', 'teacher'] as const
const required = ['masterclass'] as const

/** The mails about a selection: to the teacher before it is final, then to the applicants. */
export const resultMails = {
  mail_decision_reminder: mail(own, {
    subject: { de: 'Bitte entscheiden Sie: {masterclass}', en: 'Please decide: {masterclass}' },
    required,
    text: {
      de: 'Die Bewerbungsfrist ist am {deadline} zu Ende gegangen, und die Bewerberinnen und Bewerber warten auf Antwort. Bitte entscheiden Sie über Ihren Meisterkurs und speichern Sie die Auswahl endgültig.',
      en: 'Applications closed on {deadline}, and everybody who applied is waiting for an answer. Please decide on your masterclass, and make the selection final.',
    },
    ending: {
      de: 'Wenn Sie Fragen haben, antworten Sie einfach auf diese E-Mail.',
      en: 'If you have a question, simply reply to this email.',
    },
  }),
  mail_accepted: mail(own, {
    subject: { de: 'Sie haben einen Platz: {masterclass}', en: 'You have a place: {masterclass}' },
    required,
    text: {
      de: 'Wir freuen uns sehr, Ihnen sagen zu können, dass {teacher} Sie ausgewählt hat. Sie haben einen Platz im Meisterkurs, und wir sind gespannt, Sie zu hören.',
      en: 'We are delighted to tell you that {teacher} has chosen you. You have a place in the masterclass, and we look forward to hearing you.',
    },
    ending: {
      de: 'So geht es weiter:\n• Buchen Sie Bett und Verpflegung im persönlichen Bereich. Einzelzimmer werden in der Reihenfolge der Buchung vergeben.\n• Überlegen Sie, was Sie in einem Konzert spielen möchten. Das Konzert fragen Sie im persönlichen Bereich an, sobald Ihre Lehrperson einverstanden ist.\n\nFalls Sie doch nicht kommen können, geben Sie Ihren Platz bitte im persönlichen Bereich zurück. Je früher Sie das tun, desto weniger kostet es; wie viel, sehen Sie, bevor Sie sich entscheiden.',
      en: 'What comes next:\n• Book your bed and your meals in your personal area. Single rooms go in the order in which they are booked.\n• Think about what you would like to play in a concert. You request the concert in your personal area, once your teacher has agreed.\n\nIf you cannot come after all, please give your place back in your personal area. The earlier you do so, the less it costs; you will see how much before you decide.',
    },
  }),
  mail_reserve: mail(own, {
    subject: {
      de: 'Sie sind auf der Warteliste: {masterclass}',
      en: 'You are on the waiting list: {masterclass}',
    },
    required,
    text: {
      de: '{teacher} hat jede Bewerbung sorgfältig angehört und möchte gern mit Ihnen arbeiten. Im Moment sind alle Plätze in diesem Meisterkurs vergeben, und Sie stehen auf der Warteliste.\n\nWird ein Platz frei und sind Sie die oder der Nächste, bieten wir ihn Ihnen per E-Mail an. Sie entscheiden dann selbst, ob Sie ihn annehmen; bis dahin kostet die Warteliste nichts und verpflichtet Sie zu nichts.',
      en: '{teacher} has listened carefully to every application and would like to work with you. At the moment all places in this masterclass are taken, and you are on the waiting list.\n\nIf a place becomes free and you are next, we will offer it to you by email. You then decide whether to take it; until then the waiting list costs nothing and commits you to nothing.',
    },
    ending: {
      de: 'Wenn Sie nicht mehr warten möchten, ziehen Sie Ihre Bewerbung bitte im persönlichen Bereich zurück.',
      en: 'If you no longer want to wait, please withdraw your application in your personal area.',
    },
  }),
  mail_rejected: mail(own, {
    subject: { de: 'Ihre Bewerbung: {masterclass}', en: 'Your application: {masterclass}' },
    required,
    text: {
      de: 'Danke, dass Sie sich haben hören lassen. {teacher} hat jede Bewerbung sorgfältig angehört. Leider können wir Ihnen heuer in diesem Meisterkurs keinen Platz anbieten.\n\nEs gibt viel weniger Plätze als Menschen, die einen verdienen, und die Wahl einer kleinen Gruppe sagt wenig darüber, wie jemand spielt. Bitte lassen Sie sich davon nicht entmutigen.\n\nVielleicht ist in einem unserer anderen Meisterkurse noch etwas frei, und wir würden uns sehr freuen, nächstes Jahr wieder von Ihnen zu hören.',
      en: 'Thank you for letting us hear you. {teacher} has listened carefully to every application. We are sorry to say that we cannot offer you a place in this masterclass this year.\n\nThere are far fewer places than people who deserve one, and who is chosen for a small group says little about how somebody plays. Please do not let it discourage you.\n\nSome of our other masterclasses may still have places, and we would be very glad to hear from you again next year.',
    },
  }),
  mail_unpaid: mail(own, {
    subject: {
      de: 'Ihre Bewerbung wurde nicht berücksichtigt: {masterclass}',
      en: 'Your application was not considered: {masterclass}',
    },
    required,
    text: {
      de: 'Über die Plätze in diesem Meisterkurs ist entschieden. Weil die Bearbeitungsgebühr für Ihre Bewerbung zu diesem Zeitpunkt noch offen war, konnten wir sie nicht an {teacher} weiterleiten, und sie konnte nicht berücksichtigt werden.',
      en: 'The places in this masterclass have been decided. As the handling fee for your application was still open at that time, we could not forward it to {teacher}, and it could not be considered.',
    },
    ending: {
      de: 'Vielleicht ist in einem unserer anderen Meisterkurse noch etwas frei, und wir würden uns freuen, wieder von Ihnen zu hören.',
      en: 'Some of our other masterclasses may still have places, and we would be glad to hear from you again.',
    },
  }),
}
