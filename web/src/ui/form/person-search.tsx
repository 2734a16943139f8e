import { fullName } from '@academy/contract/base/names'
import './person-search.css'
import { useState } from 'react'
import { defineTexts, useTexts } from '../../base/i18n/texts.ts'
import { TextButton } from '../button.tsx'
import { SearchDropdown } from '../dropdown/search-dropdown.tsx'
import { useTypedSearch } from '../dropdown/use-typed-search.ts'
import { TextField } from './text-field.tsx'

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
  find: (search: string, signal: AbortSignal) => Promise<readonly FoundPerson[]>
  onChoose: (person: FoundPerson) => void
}

/** Finds a person by name or address, and chooses one. */
export const PersonSearch = ({ label, find, onChoose }: PersonSearchProps) => {
  const texts = useTexts(searchTexts)
  const [typed, setTyped] = useState('')
  const { found, state, search } = useTypedSearch<FoundPerson>(async (text, signal) =>
    text ? find(text, signal) : [],
  )
  const type = (text: string) => {
    setTyped(text)
    search(text)
  }
  const isAsked = typed.trim() !== ''
  return (
    <div className="person-search">
      <TextField
        label={label}
        hint={texts.hint}
        type="search"
        maxLength={100}
        value={typed}
        onChange={event => type(event.target.value)}
      />
      <div role="status">
        {isAsked && state === 'failed' && texts.failed}
        {isAsked && state === 'settled' && found.length === 0 && texts.none}
      </div>
      {isAsked && found.length > 0 && (
        <ul>
          {found.map(person => (
            <li key={person.id}>
              <TextButton
                onClick={() => {
                  type('')
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

interface Account {
  id: number
  first_name: string
  last_name: string
  email: string
}

interface AccountSearchProps<Found extends Account> {
  label: string
  error: string | undefined
  onChange: (id: number | null) => void
  onBlur: () => void
  ref: (element: HTMLElement | null) => void
  find: (typed: string, signal: AbortSignal) => Promise<readonly Found[]>
  /** What an option says beside the name and the address. */
  notesOf: (account: Found) => readonly (string | false | null)[]
}

/** A field of a form for one account, which is found by name or address. */
export const AccountSearch = <Found extends Account>({
  find,
  notesOf,
  onChange,
  ...field
}: AccountSearchProps<Found>) => {
  const [chosen, choose] = useState<{ id: number; name: string } | null>(null)
  const optionOf = (account: Found) => ({
    id: account.id,
    name: [fullName(account), account.email, ...notesOf(account)].filter(Boolean).join(', '),
  })
  return (
    <SearchDropdown
      {...field}
      chosen={chosen}
      onChoose={account => {
        choose(account)
        onChange(account?.id ?? null)
      }}
      find={async (typed, signal) => (await find(typed, signal)).map(optionOf)}
    />
  )
}
