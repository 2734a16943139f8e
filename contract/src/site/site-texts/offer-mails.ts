import { mail } from './define-mail.ts'

const own = ['masterclass', 'instrument', 'teacher'] as const
const required = ['masterclass'] as const

/** The mails about places that become free after the final save. */
export const offerMails = {
  mail_place_free: mail(own, {
    subject: { de: 'Ein Platz ist frei: {masterclass}', en: 'A place is free: {masterclass}' },
    required,
    text: {
      de: 'In diesem Meisterkurs ist ein Platz frei geworden.',
      en: 'A place in this masterclass has become free.',
    },
  }),
  mail_place_offer: mail(own, {
    subject: { de: 'Ein Platz für Sie: {masterclass}', en: 'A place for you: {masterclass}' },
    required,
    text: {
      de: 'In diesem Meisterkurs ist ein Platz frei geworden, und Sie sind auf der Warteliste als Nächstes an der Reihe. {teacher} würde sich freuen, mit Ihnen zu arbeiten.',
      en: 'A place in this masterclass has become free, and you are next on the waiting list. {teacher} would be glad to work with you.',
    },
    ending: {
      de: 'Wenn Sie den Platz nicht möchten, lehnen Sie ihn bitte ab: Dann kommt gleich die nächste Person an die Reihe.',
      en: 'If you do not want the place, please decline it, so that the next person can be asked straight away.',
    },
  }),
  mail_offer_declined: mail(own, {
    subject: { de: 'Platz abgelehnt: {masterclass}', en: 'Place declined: {masterclass}' },
    required,
    text: {
      de: 'Sie haben den Platz abgelehnt, den wir Ihnen in diesem Meisterkurs angeboten haben. Er geht nun an die nächste Person auf der Warteliste; mehr brauchen Sie nicht zu tun.',
      en: 'You have declined the place we offered you in this masterclass. It now goes to the next person on the waiting list, and there is nothing else you need to do.',
    },
    ending: {
      de: 'Danke, dass Sie uns Bescheid gegeben haben.',
      en: 'Thank you for letting us know.',
    },
  }),
  mail_offer_expired: mail(own, {
    subject: { de: 'Die Frist ist abgelaufen: {masterclass}', en: 'Your offer has expired: {masterclass}' },
    required,
    text: {
      de: 'Wir haben Ihnen einen Platz in diesem Meisterkurs angeboten und bis zum Ende der Frist nichts von Ihnen gehört. Der Platz geht nun an die nächste Person auf der Warteliste.',
      en: 'We offered you a place in this masterclass and did not hear from you in time. The place now goes to the next person on the waiting list.',
    },
    ending: {
      de: 'Wenn Sie doch noch kommen möchten, antworten Sie bitte auf diese E-Mail. Vielleicht ist noch etwas möglich.',
      en: 'If you would still like to come, please reply to this email. There may still be a way.',
    },
  }),
}
