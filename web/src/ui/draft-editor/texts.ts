import { areaCommon } from '../../base/i18n/area-texts.ts'
import { defineTexts } from '../../base/i18n/texts.ts'

/** What visitors see is published; everything else is saved. */
export type EditorAction = 'save' | 'publish'

export const draftEditorTexts = defineTexts({
  en: {
    save: {
      submit: areaCommon.save.en,
      unsaved: 'Not saved yet',
      allSaved: 'Everything is saved',
      leave: 'Leave without saving?',
      leaveText:
        'Your changes are not saved yet. They stay in this browser until you come back or log out; nobody else can see them.',
    },
    publish: {
      submit: 'Publish',
      unsaved: 'Not published yet',
      allSaved: 'Everything is published',
      leave: 'Leave without publishing?',
      leaveText:
        'Your changes are not published yet. They stay in this browser until you come back or log out; nobody else can see them.',
    },
    leaveNow: 'Leave',
  },
  de: {
    save: {
      submit: areaCommon.save.de,
      unsaved: 'Noch nicht gespeichert',
      allSaved: 'Alles ist gespeichert',
      leave: 'Verlassen, ohne zu speichern?',
      leaveText:
        'Ihre Änderungen sind noch nicht gespeichert. Sie bleiben in diesem Browser, bis Sie wiederkommen oder sich ausloggen; sonst sieht sie niemand.',
    },
    publish: {
      submit: 'Veröffentlichen',
      unsaved: 'Noch nicht veröffentlicht',
      allSaved: 'Alles ist veröffentlicht',
      leave: 'Verlassen, ohne zu veröffentlichen?',
      leaveText:
        'Ihre Änderungen sind noch nicht veröffentlicht. Sie bleiben in diesem Browser, bis Sie wiederkommen oder sich ausloggen; sonst sieht sie niemand.',
    },
    leaveNow: 'Verlassen',
  },
})
