import { common } from '../../lib/i18n/common-texts.ts'
import { defineTexts } from '../../lib/i18n/texts.ts'

export const detailTexts = defineTexts({
  en: {
    back: 'All masterclasses',
    dates: common.dates.en,
    fee: 'Participation fee',
    deadline: 'Application deadline',
    apply: 'Apply',
    closed: 'Applications for this masterclass are closed. Perhaps one of the others is for you?',
    past: 'This masterclass has taken place. You are warmly invited to those of the next academy.',
    remaining:
      'The deadline has passed, but a few places are left. The teacher chooses among those who apply.',
    about: 'About the teacher',
    remind: 'Remind me',
    reminderTitle: 'So that you do not miss the deadline',
    reminderText: (day: string) => `Applications close on ${day}. We can remind you a week before.`,
    calendar: 'Calendar file (.ics)',
    email: 'Email a week before',
    loginForEmail: 'Log in, and we can also remind you by email.',
    close: common.close.en,
  },
  de: {
    back: 'Alle Meisterkurse',
    dates: common.dates.de,
    fee: 'Teilnahmegebühr',
    deadline: 'Bewerbungsschluss',
    apply: 'Bewerben',
    closed:
      'Die Bewerbung für diesen Meisterkurs ist geschlossen. Vielleicht ist ein anderer der richtige für Sie?',
    past: 'Dieser Meisterkurs hat schon stattgefunden. Zu jenen der nächsten Akademie sind Sie herzlich eingeladen.',
    remaining:
      'Der Bewerbungsschluss ist vorbei, einige Plätze sind aber noch frei. Die Lehrperson wählt unter den Bewerbungen aus.',
    about: 'Zur Person',
    remind: 'Erinnern Sie mich',
    reminderTitle: 'Damit Sie den Termin nicht versäumen',
    reminderText: day => `Bewerbungsschluss ist der ${day}. Wir erinnern Sie gern eine Woche vorher.`,
    calendar: 'Kalenderdatei (.ics)',
    email: 'E-Mail eine Woche vorher',
    loginForEmail: 'Wenn Sie sich einloggen, erinnern wir Sie auch per E-Mail.',
    close: common.close.de,
  },
})
