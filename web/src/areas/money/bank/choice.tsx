import '../../../ui/button.css'
import '../../../ui/text-button.css'
import { useTexts } from '../../../base/i18n/texts.ts'
import { SearchField } from '../../../ui/form/search-field.tsx'
import type { Asked } from './ask-booking.tsx'
import { bankTexts } from './texts.ts'

interface Option {
  id: number
  label: string
  asked: Asked
}

interface ChoiceProps {
  label: string
  nothing: string
  search: string
  onSearch: (search: string) => void
  /** Undefined while they are loading. */
  options: readonly Option[] | undefined
  onChoose: (asked: Asked) => void
  onCancel: () => void
}

const MAX_SHOWN = 8

/** A search with its first results as buttons. */
export const Choice = ({ label, nothing, search, onSearch, options, onChoose, onCancel }: ChoiceProps) => {
  const texts = useTexts(bankTexts)
  return (
    <div className="bank-choice">
      {/* Replaces the pressed button and takes over its focus. */}
      <SearchField label={label} search={search} onSearch={onSearch} autoFocus />
      {options?.length === 0 && <p>{nothing}</p>}
      <ul>
        {options?.slice(0, MAX_SHOWN).map(({ id, label, asked }) => (
          <li key={id}>
            <button type="button" className="button button-quiet" onClick={() => onChoose(asked)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="text-button" onClick={onCancel}>
        {texts.cancel}
      </button>
    </div>
  )
}
