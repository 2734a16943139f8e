import { areaCommon, areaLanguages } from '../../../../base/i18n/area-texts.ts'
import { defineTexts } from '../../../../base/i18n/texts.ts'

/** Texts of the office's survey pages. */
export const surveyPageTexts = defineTexts({
  en: {
    back: 'All surveys',
    parts: 'Parts of the survey',
    questions: 'Questions',
    preview: 'Preview',
    results: 'Results',
    newTitle: 'New survey',
    frozenTitle: 'This survey can only be read',
    copy: areaCommon.copy.en,
    previewTitle: 'Preview',
    previewHint: 'This is what people who answer will see. Nothing you enter here is saved or sent.',
    previewLanguage: 'Language of the preview',
    languages: areaLanguages.en,
    previewEmpty: 'This survey has no questions yet.',
    notSent: 'This is a preview: nothing was sent.',
    notSaved: 'This is a preview: nothing was saved.',
  },
  de: {
    back: 'Alle Umfragen',
    parts: 'Teile der Umfrage',
    questions: 'Fragen',
    preview: 'Vorschau',
    results: 'Ergebnisse',
    newTitle: 'Neue Umfrage',
    frozenTitle: 'Diese Umfrage lässt sich nur lesen',
    copy: areaCommon.copy.de,
    previewTitle: 'Vorschau',
    previewHint:
      'So sieht die Umfrage beim Antworten aus. Was Sie hier eingeben, wird weder gespeichert noch gesendet.',
    previewLanguage: 'Sprache der Vorschau',
    languages: areaLanguages.de,
    previewEmpty: 'Diese Umfrage hat noch keine Fragen.',
    notSent: 'Das ist eine Vorschau: Nichts wurde gesendet.',
    notSaved: 'Das ist eine Vorschau: Nichts wurde gespeichert.',
  },
})
