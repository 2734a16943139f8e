import { defineTexts } from '../../../base/i18n/texts.ts'
import { staffStepTexts } from './staff-step-texts.ts'
import { studentStepTexts } from './story/student-step-texts.ts'

/** The texts of the next steps: title, explanation and link. */
export const stepTexts = defineTexts({
  en: {
    title: 'What comes next',
    nothing: 'There is nothing to do at the moment.',
    now: 'now',
    by: 'by',
    late: 'late',
    ...studentStepTexts.en,
    ...staffStepTexts.en,
  },
  de: {
    title: 'Was als Nächstes kommt',
    nothing: 'Es ist nichts offen.',
    now: 'jetzt',
    by: 'bis',
    late: 'verspätet',
    ...studentStepTexts.de,
    ...staffStepTexts.de,
  },
})
