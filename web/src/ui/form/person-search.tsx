import './person-search.css'
import { useEffect, useRef, useState } from 'react'
import { defineTexts, useTexts } from '../../base/i18n/texts.ts'
import { TextButton } from '../button.tsx'
import { SearchField } from './search-field.tsx'

const searchTexts = defineTexts({
  en: { hint: 'Part of a name or an address', none: 'Nobody was found.', failed: 'The search failed.' },
  de: {
    hint: 'Teil eines Namens oder einer Adresse',
    none: 'Niemand wurde gefunden.',
    failed: 'Die Suche ist fehlgeschlagen.',
  },
})

export interface FoundPerson {
  id: number
  full_name: string
  email: string
}

interface PersonSearchProps {
  label: string
  find: (search: string) => Promise<readonly FoundPerson[]>
  onChoose: (person: FoundPerson) => void
}

/** Finds a person by name or address, and chooses one. */
export const PersonSearch = ({ label, find, onChoose }: PersonSearchProps) => {
  const texts = useTexts(searchTexts)
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<readonly FoundPerson[] | 'failed'>()
  const latest = useRef(find)
  useEffect(() => {
    latest.current = find
  })
  useEffect(() => {
    // A late answer to an earlier search is ignored.
    let isCurrent = true
    const show = (people: readonly FoundPerson[] | 'failed' | undefined) => isCurrent && setFound(people)
    if (search === '') show(undefined)
    else latest.current(search).then(show, () => show('failed'))
    return () => {
      isCurrent = false
    }
  }, [search])
  return (
    <div className="person-search">
      <SearchField label={label} hint={texts.hint} search={search} onSearch={setSearch} />
      <div role="status">
        {found === 'failed' && texts.failed}
        {Array.isArray(found) && found.length === 0 && texts.none}
      </div>
      {Array.isArray(found) && found.length > 0 && (
        <ul>
          {found.map((person: FoundPerson) => (
            <li key={person.id}>
              <TextButton
                onClick={() => {
                  setSearch('')
                  onChoose(person)
                }}
              >
                {person.full_name}
              </TextButton>
              <span>{person.email}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
