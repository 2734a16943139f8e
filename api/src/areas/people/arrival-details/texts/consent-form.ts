import { birthDateText } from '@academy/contract/base/days'
import type { Locale } from '@academy/contract/base/locale'
import { fullName } from '@academy/contract/base/names'
import type { Profile } from '@academy/contract/people/profile/schemas'
import type { Content } from 'pdfmake'
import { periodText } from '../../../../base/formats.ts'
import { colours, rule, textWidth } from '../../../../base/pdf/page-style.ts'
import { paperName } from '../../../../base/pdf/printable.ts'
import { breakWords } from '../../../../base/pdf/typeset.ts'
import { type LetterHead, setLetterHead, setSignatures } from '../../../programme/index.ts'
import { formTexts } from './form-texts.ts'

interface ConsentForm {
  head: LetterHead
  person: Pick<Profile, 'first_name' | 'last_name' | 'latin_name' | 'date_of_birth'>
  parent: { parent_name: string; parent_contact: string }
  locale: Locale
}

const LABEL_WIDTH = 170

/** A label and what is known, or a line to write on. */
const setField = (label: string, value = '', lines = 1): Content => ({
  columns: [
    { text: label, color: colours.muted, width: LABEL_WIDTH },
    {
      width: '*',
      stack: Array.from({ length: lines }, (_, line): Content[] => [
        { text: breakWords(line === 0 ? value : '') || ' ', margin: [0, 0, 0, 2] },
        { stack: [rule(textWidth - LABEL_WIDTH)], margin: [0, 0, 0, line + 1 < lines ? 10 : 0] },
      ]).flat(),
    },
  ],
  margin: [0, 0, 0, 10],
})

const setTitle = (text: string): Content => ({ text, bold: true, margin: [0, 14, 0, 10] })

/** One page to print, fill in and sign. */
export const setConsentForm = ({ head, person, parent, locale }: ConsentForm): Content => {
  const texts = formTexts[locale]
  const days = periodText(head.start_date, head.end_date, locale)
  const name = paperName({ ...person, full_name: fullName(person) })
  return {
    fontSize: 10.5,
    lineHeight: 1.15,
    stack: [
      setLetterHead(head),
      { text: texts.title, style: 'title', fontSize: 20, margin: [0, 30, 0, 8] },
      { text: breakWords(texts.intro(head[`site_name_${locale}`], days, head.place)) },
      setTitle(texts.minor),
      setField(texts.name, name),
      setField(texts.born, person.date_of_birth ? birthDateText(person.date_of_birth, locale) : ''),
      setField(texts.health, '', 2),
      setTitle(texts.parent),
      setField(texts.name, parent.parent_name),
      setField(texts.contact, parent.parent_contact),
      setField(texts.address),
      { text: texts.agrees, margin: [0, 10, 0, 6] },
      { ul: texts.points },
      { text: texts.upload, style: 'small', margin: [0, 12, 0, 44] },
      setSignatures(texts.signatures),
    ],
  }
}
