import { useTexts } from '../../base/i18n/texts.ts'
import { Dropdown, type DropdownOption, type DropdownProps } from './dropdown.tsx'
import { dropdownTexts } from './texts.ts'
import { useTypedSearch } from './use-typed-search.ts'

interface SearchDropdownProps<Option extends DropdownOption<number>>
  extends Omit<DropdownProps<number>, 'options' | 'value' | 'onChange' | 'search'> {
  chosen: Option | null
  onChoose: (option: Option | null) => void
  /** Returns the options for the text; for an empty one, the first options. */
  find: (typed: string, signal: AbortSignal) => Promise<readonly Option[]>
}

/** A combobox for lists too long to load: searches on the server. */
export const SearchDropdown = <Option extends DropdownOption<number>>({
  chosen,
  onChoose,
  find,
  ...dropdown
}: SearchDropdownProps<Option>) => {
  const texts = useTexts(dropdownTexts)
  const { found, state, search } = useTypedSearch(find)
  const notes = { settled: undefined, searching: texts.searching, failed: texts.searchFailed }
  const isAmongFound = found.some(({ id }) => id === chosen?.id)
  const options = chosen && !isAmongFound ? [chosen, ...found] : found
  return (
    <Dropdown
      {...dropdown}
      options={options}
      value={chosen?.id ?? null}
      onChange={id => onChoose(options.find(option => option.id === id) ?? null)}
      search={{ onSearch: search, found: found.map(({ name }) => name), note: notes[state] }}
    />
  )
}
