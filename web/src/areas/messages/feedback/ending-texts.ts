import { common } from '../../../base/i18n/common-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'
import type { Ending } from './endings.ts'

type EndingText = Record<Ending, { title: string; lead: string; text: string; action: string }>

export const endingTexts = defineTexts<EndingText>({
  en: {
    thanks: {
      title: 'Thank you!',
      lead: 'Your answers have arrived.',
      text: 'They are now among all the others, without your name. We read every one of them, and next summer will show it.',
      action: common.homePage.en,
    },
    arrived: {
      title: 'Thank you!',
      lead: 'Your answers have arrived after all.',
      text: 'The connection was lost before we could tell you. They were counted once, and there is nothing left to do.',
      action: common.homePage.en,
    },
    spent: {
      title: 'Already answered',
      lead: 'This survey has already been answered under this link. Thank you!',
      text: 'Every link works once. As answers carry no name, we can no longer show or change them.',
      action: common.homePage.en,
    },
    closed: {
      title: 'This survey is closed',
      lead: 'Thank you for wanting to tell us how it was. This link no longer accepts answers.',
      text: 'If there is something we should know, please send us a message.',
      action: 'Write to us',
    },
    unknown: {
      title: 'We do not know this link',
      lead: 'Perhaps part of it got lost on the way: some mail programs break long links in two.',
      text: 'Please copy all of it from our email into the address bar. If that does not help, write to us.',
      action: 'Write to us',
    },
  },
  de: {
    thanks: {
      title: 'Danke!',
      lead: 'Ihre Antworten sind angekommen.',
      text: 'Sie stehen jetzt unter all den anderen, ohne Ihren Namen. Wir lesen jede einzelne, und der nächste Sommer wird es zeigen.',
      action: common.homePage.de,
    },
    arrived: {
      title: 'Danke!',
      lead: 'Ihre Antworten sind doch angekommen.',
      text: 'Die Verbindung riss ab, bevor wir es Ihnen sagen konnten. Sie wurden einmal gezählt, und es ist nichts mehr zu tun.',
      action: common.homePage.de,
    },
    spent: {
      title: 'Schon beantwortet',
      lead: 'Unter diesem Link wurde die Umfrage schon beantwortet. Danke!',
      text: 'Jeder Link gilt einmal. Weil die Antworten keinen Namen tragen, können wir sie weder zeigen noch ändern.',
      action: common.homePage.de,
    },
    closed: {
      title: 'Diese Umfrage ist geschlossen',
      lead: 'Danke, dass Sie uns erzählen wollten, wie es war. Unter diesem Link werden keine Antworten mehr angenommen.',
      text: 'Wenn es etwas gibt, das wir wissen sollten, freuen wir uns über eine Nachricht.',
      action: 'Schreiben Sie uns',
    },
    unknown: {
      title: 'Diesen Link kennen wir nicht',
      lead: 'Vielleicht ist unterwegs ein Stück verloren gegangen: Manche Mailprogramme brechen lange Links um.',
      text: 'Bitte kopieren Sie ihn ganz aus unserer Nachricht in die Adresszeile. Hilft das nicht, schreiben Sie uns.',
      action: 'Schreiben Sie uns',
    },
  },
})
