import { defineTexts } from '../../../base/i18n/texts.ts'

export const withdrawalTexts = defineTexts({
  en: {
    giveUp: 'Give the place back',
    question: 'Give your place back?',
    place: (title: string) =>
      `You have a place: ${title}. If you give it back, it goes to somebody else, and you cannot get it back.`,
    free: 'It costs you nothing but the handling fee, which is not refunded.',
    cost: (amount: string, percent: number) =>
      `It costs ${amount}: ${percent}% of the participation fee remains payable. The handling fee is not refunded.`,
    until: (day: string) => `This applies until ${day}; after that it costs more.`,
    changed: 'The cost has changed in the meantime. Please look at it again.',
    confirm: 'Give it back',
    cancel: 'Keep the place',
    loading: 'Looking up what it costs …',
    done: 'Your place was given back.',
  },
  de: {
    giveUp: 'Platz zurückgeben',
    question: 'Ihren Platz zurückgeben?',
    place: title =>
      `Sie haben einen Platz: ${title}. Wenn Sie ihn zurückgeben, bekommt ihn jemand anderer, und Sie können ihn nicht wieder bekommen.`,
    free: 'Es kostet Sie nichts außer der Bearbeitungsgebühr, die nicht erstattet wird.',
    cost: (amount, percent) =>
      `Es kostet ${amount}: ${percent} % der Teilnahmegebühr bleiben fällig. Die Bearbeitungsgebühr wird nicht erstattet.`,
    until: day => `Das gilt bis ${day}; danach kostet es mehr.`,
    changed: 'Die Kosten haben sich inzwischen geändert. Bitte sehen Sie sie sich noch einmal an.',
    confirm: 'Zurückgeben',
    cancel: 'Platz behalten',
    loading: 'Die Kosten werden nachgesehen …',
    done: 'Ihr Platz ist zurückgegeben.',
  },
})
