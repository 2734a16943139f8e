import { concertHourText } from '../../base/constants.ts'
import type { Locale } from '../../base/locale.ts'
import { mail } from './define-mail.ts'

const ending: Record<Locale, string> = {
  de: 'Falls Sie nicht spielen können, antworten Sie bitte auf diese Nachricht, sobald Sie es wissen.',
  en: 'If you are unable to play, please reply to this email as soon as you know.',
}

export const concertMails = {
  mail_concert_planned: mail(['day', 'hall'], {
    subject: { de: 'Sie spielen am {day}', en: 'You are playing on {day}' },
    required: ['day'],
    text: {
      de: `Ihr Auftritt steht auf dem Programm: Sie spielen im Konzert am {day} um ${concertHourText.de} ({hall}). Wir freuen uns darauf, Sie zu hören.`,
      en: `Your performance is on the programme: you are playing in the concert on {day} at ${concertHourText.en}, in {hall}. We look forward to hearing you.`,
    },
    ending,
  }),
  mail_concert_moved: mail(['day', 'hall', 'old_day', 'old_hall'], {
    subject: { de: 'Ihr Auftritt ist verschoben auf {day}', en: 'Your performance has moved to {day}' },
    required: ['day'],
    text: {
      de: `Wir mussten umplanen. Sie spielen nicht am {old_day} ({old_hall}), sondern am {day} um ${concertHourText.de} ({hall}). Bitte entschuldigen Sie die Umstände; wir hoffen, dass es Ihnen so passt.`,
      en: `We have had to change our plans. You are now playing on {day} at ${concertHourText.en}, in {hall}, instead of on {old_day} in {old_hall}. We are sorry for the trouble, and hope that this suits you.`,
    },
    requiredInText: ['old_day', 'day'],
    ending,
  }),
  mail_concert_off: mail(['old_day', 'old_hall'], {
    subject: { de: 'Ihr Auftritt am {old_day} entfällt', en: 'Your performance on {old_day} is cancelled' },
    required: ['old_day'],
    text: {
      de: 'Es tut uns leid: Ihr Auftritt am {old_day} ({old_hall}) kann nicht stattfinden.\n\nIhre Anfrage bleibt bei uns. Sobald wir einen anderen Abend für sie finden, schreiben wir Ihnen.',
      en: 'We are sorry: your performance on {old_day} in {old_hall} cannot take place.\n\nWe are keeping your request. As soon as we find another evening for it, we will write to you.',
    },
    requiredInText: ['old_day'],
  }),
  mail_concert_partner: mail(['day', 'hall'], {
    subject: { de: 'Konzert am {day}: Sie wirken mit', en: 'Concert on {day}: you are taking part' },
    required: ['day'],
    text: {
      de: `Für das Konzert am {day} um ${concertHourText.de} ({hall}) gibt es Neues zu Auftritten, bei denen Sie mitwirken.`,
      en: `There is news about performances you are taking part in, at the concert on {day} at ${concertHourText.en} in {hall}.`,
    },
    ending,
  }),
  mail_recording: mail([], {
    subject: { de: 'Ihre Aufnahme ist fertig', en: 'Your recording is ready' },
    text: {
      de: 'Die Videoaufnahme Ihres Auftritts ist fertig. Sie finden sie im persönlichen Bereich.',
      en: 'The video recording of your performance is ready. You will find it in your personal area.',
    },
  }),
}
