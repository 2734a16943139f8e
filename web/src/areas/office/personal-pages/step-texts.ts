import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** The texts around the list of what to do, and that of what comes. */
export const stepTexts = defineTexts({
  en: {
    title: 'What to do now',
    nothing: 'There is nothing to do at the moment.',
    events: 'What comes',
    now: 'now',
    by: 'by',
    overdue: areaCommon.overdue.en,
  },
  de: {
    title: 'Was jetzt zu tun ist',
    nothing: 'Zurzeit ist nichts zu tun.',
    events: 'Was kommt',
    now: 'jetzt',
    by: 'bis',
    overdue: areaCommon.overdue.de,
  },
})
