import { byLocale } from '@academy/contract/base/locale'
import type { DemoTexts } from './demo-text.ts'

const sponsors = [
  { title: 'Land Kargau Kultur', text: '', mark: 'shield' },
  { title: 'Lautenkar Energie', text: '', mark: 'drop' },
  { title: 'Talbank Amselzell', text: '', mark: 'temple' },
  { title: 'Interpretia', text: '', mark: 'circle' },
]
const partners = [
  { title: 'Stift Amselzell', text: '', mark: 'church' },
  { title: 'Naturpark Lautenkar', text: '', mark: 'mountains' },
  { title: 'Klavierhaus Föhrer', text: '', mark: 'keys' },
  { title: 'Musikuniversität Birkenfurt', text: '', mark: 'lyre' },
]

/** The names are the same in every language. */
export const demoLogos: DemoTexts = {
  'about.sponsors': byLocale(() => sponsors),
  'about.partners': byLocale(() => partners),
}
