import { MAX_FILE_MB } from '@academy/contract/base/constants'
import { MAX_MEGAPIXELS } from '@academy/contract/programme/teachers/portrait'
import { defineTexts } from '../../../base/i18n/texts.ts'

export const portraitTexts = defineTexts({
  en: {
    title: 'Portrait',
    none: 'Without a portrait the pages show a violin.',
    drawn: 'The pages show this drawing until a portrait is uploaded.',
    upload: 'Upload portrait',
    replace: 'Replace portrait',
    remove: 'Remove portrait',
    removeTitle: 'Remove the portrait?',
    removeText: 'The picture will be deleted, and the pages will show a drawing or a violin instead.',
    removed: 'The portrait is removed.',
    file: 'Picture',
    fileHint: `JPEG, PNG or WebP, at most ${MAX_FILE_MB} MB and ${MAX_MEGAPIXELS} megapixels.`,
    crop: 'Part of the picture',
    cropHint: 'Drag the picture, or use the arrow keys; + and − zoom.',
    zoom: 'Zoom',
    save: 'Save portrait',
    saved: 'The portrait is saved.',
    position: (left: number, top: number) => `${left}% from the left, ${top}% from the top`,
  },
  de: {
    title: 'Porträt',
    none: 'Ohne Porträt zeigen die Seiten eine Violine.',
    drawn: 'Die Seiten zeigen diese Zeichnung, bis ein Porträt hochgeladen ist.',
    upload: 'Porträt hochladen',
    replace: 'Porträt ersetzen',
    remove: 'Porträt entfernen',
    removeTitle: 'Porträt entfernen?',
    removeText: 'Das Bild wird gelöscht, und die Seiten zeigen stattdessen eine Zeichnung oder eine Violine.',
    removed: 'Das Porträt ist entfernt.',
    file: 'Bild',
    fileHint: `JPEG, PNG oder WebP, höchstens ${MAX_FILE_MB} MB und ${MAX_MEGAPIXELS} Megapixel.`,
    crop: 'Ausschnitt',
    cropHint: 'Ziehen Sie das Bild, oder nehmen Sie die Pfeiltasten; + und − zoomen.',
    zoom: 'Vergrößerung',
    save: 'Porträt speichern',
    saved: 'Das Porträt ist gespeichert.',
    position: (left, top) => `${left} % von links, ${top} % von oben`,
  },
})
