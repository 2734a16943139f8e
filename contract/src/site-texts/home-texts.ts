import { line } from './define-text.ts'

const intro = line({ de: 'Satz über den Meisterkursen', en: 'Sentence above the masterclasses' })({
  de: 'Ein Instrument, eine Lehrperson, eine kleine Gruppe – und um 20 Uhr treffen sich alle beim Akademiekonzert.',
  en: 'One teacher, one instrument, a small group – and at 8 pm everybody meets at the academy concert.',
})

export const homeTexts = {
  tagline: line({ de: 'Untertitel', en: 'Tagline' })({
    de: 'Meisterkurse, Kammermusik und Konzerte, einen Sommer lang.',
    en: 'Masterclasses, chamber music and concerts, all summer long.',
  }),
  intro,
  description: line({ de: 'Beschreibung für Suchmaschinen', en: 'Description for search engines' })({
    de: 'Meisterkurse, Kammermusik und Konzerte: {place}, {academy_start} bis {academy_end}.',
    en: 'Masterclasses, chamber music and concerts: {place}, {academy_start} to {academy_end}.',
  }),
}

export const masterclassesTexts = { intro }
