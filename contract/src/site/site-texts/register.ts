import type { Locale } from '../../base/locale.ts'
import { aboutTexts } from './about-texts.ts'
import { academyTexts } from './academy-texts.ts'
import { accessibilityTexts } from './accessibility-texts.ts'
import type { TextDefinition } from './define-text.ts'
import { faqTexts } from './faq-texts.ts'
import { homeTexts, masterclassesTexts } from './home-texts.ts'
import { concertsTexts, costsTexts, datesTexts, pastYearsTexts } from './info-pages.ts'
import { type MailPage, mails } from './mail-texts.ts'
import { privacyTexts } from './privacy-texts.ts'
import { contactTexts, imprintTexts } from './small-pages.ts'

/** All texts that the office may change, by page. Pages that show them load them from the API. */
const pageTexts = {
  home: homeTexts,
  masterclasses: masterclassesTexts,
  academy: academyTexts,
  about: aboutTexts,
  costs: costsTexts,
  dates: datesTexts,
  concerts: concertsTexts,
  faq: faqTexts,
  past_years: pastYearsTexts,
  contact: contactTexts,
  imprint: imprintTexts,
  privacy: privacyTexts,
  accessibility: accessibilityTexts,
}

export type TextPage = keyof typeof pageTexts
export const textPages = Object.keys(pageTexts) as TextPage[]

/** The texts of a page as visitors get them. */
export type PageTexts<P extends TextPage> = {
  [Name in keyof (typeof pageTexts)[P]]: (typeof pageTexts)[P][Name] extends TextDefinition<infer Kind>
    ? ShownText[Kind]
    : never
}

/** `lang` is set where the text is in another language than the page. */
interface ShownText {
  line: { text: string; lang?: Locale | undefined }
  paragraphs: { paragraphs: string[]; lang?: Locale | undefined }
  list: { items: ShownItem[]; lang?: Locale | undefined }
}
interface ShownItem {
  title: string
  paragraphs: string[]
  mark?: string | undefined
  anchor?: string | undefined
}

/** A text with its key, such as `about.lead`. */
export interface RegisteredText extends TextDefinition {
  key: string
  page: TextPage | MailPage
}

const textsIn = (page: TextPage | MailPage, texts: Record<string, TextDefinition>): RegisteredText[] =>
  Object.entries(texts).map(([name, text]) => ({ key: `${page}.${name}`, page, ...text }))

export const mailPages = Object.keys(mails) as MailPage[]

/** Those of the pages, which anybody may read, and those of the mails. */
export const registeredTexts: readonly RegisteredText[] = [
  ...textPages.flatMap(page => textsIn(page, pageTexts[page])),
  ...mailPages.flatMap(page => textsIn(page, mails[page].texts)),
]

export const isMailPage = (page: string): page is MailPage => Object.hasOwn(mails, page)

export const findText = (key: string): RegisteredText | undefined =>
  registeredTexts.find(text => text.key === key)
