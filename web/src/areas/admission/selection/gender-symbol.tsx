import './applicant-facts.css'
import type { Gender } from '@academy/contract/base/person-fields'
import { useTexts } from '../../../base/i18n/texts.ts'
import { selectionTexts } from './texts.ts'

// The variation selector requests a text glyph instead of a coloured emoji.
const symbols: Record<Gender, string> = { female: '♀\ufe0e', male: '♂\ufe0e', diverse: '⚧\ufe0e' }

export const GenderSymbol = ({ gender }: { gender: Gender }) => {
  const texts = useTexts(selectionTexts)
  return (
    <span>
      <span className="applicant-gender" aria-hidden="true">
        {symbols[gender]}
      </span>
      <span className="visually-hidden">{texts.gender[gender]}</span>
    </span>
  )
}
