import './people-search.css'
import { FOUND_PEOPLE, type FoundPerson } from '@academy/contract/people/people-list/schemas'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useTypedSearch } from '../../../ui/dropdown/use-typed-search.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { searchPeople } from './api.ts'
import { summaryOf } from './person-summary.ts'
import { peopleTexts } from './texts.ts'

interface PeopleSearchProps {
  call: Call
  onChoose: (person: FoundPerson) => void
}

const MAX_LENGTH = 100

/** A combobox with the people who match best. The first one is active until another one is chosen. */
export const PeopleSearch = ({ call, onChoose }: PeopleSearchProps) => {
  const { search: texts } = useTexts(peopleTexts)
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  // Enter may be faster than the answer.
  const [isAwaited, setAwaited] = useState(false)
  const { found, state, search } = useTypedSearch<FoundPerson>((text, signal) =>
    text ? searchPeople(call, text, signal) : Promise.resolve([]),
  )
  const isSettled = state === 'settled'
  const first = isSettled ? found[0] : undefined
  useEffect(() => {
    if (!isAwaited || !isSettled) return
    setAwaited(false)
    if (first) onChoose(first)
  }, [isAwaited, isSettled, first, onChoose])

  const move = (steps: number) =>
    found.length > 0 && setActive((active + steps + found.length) % found.length)
  const choose = () => {
    const person = found[active]
    if (!isSettled) setAwaited(true)
    else if (person) onChoose(person)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: choose,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }
  const isAsked = typed.trim() !== ''
  const summary = () => {
    if (found.length === 0) return texts.nothing
    return found.length < FOUND_PEOPLE ? texts.count(found.length) : texts.onlyBest(FOUND_PEOPLE)
  }
  const optionId = (index: number) => `${listId}-${index}`
  return (
    <div className="people-search">
      <TextField
        label={texts.label}
        hint={texts.hint}
        type="text"
        role="combobox"
        autoFocus
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={MAX_LENGTH}
        value={typed}
        aria-autocomplete="list"
        aria-expanded={isAsked && found.length > 0}
        aria-controls={listId}
        aria-activedescendant={isAsked && found[active] ? optionId(active) : undefined}
        onKeyDown={onKeyDown}
        onChange={event => {
          setTyped(event.target.value)
          setActive(0)
          setAwaited(false)
          search(event.target.value)
        }}
      />
      <p className="people-search-note" role="status">
        {isAsked && state === 'searching' && texts.searching}
        {isAsked && isSettled && summary()}
        {!isAsked && texts.keys}
      </p>
      {isAsked && state === 'failed' && (
        <p className="people-search-failure" role="alert">
          {texts.failed}
        </p>
      )}
      <div role="listbox" id={listId} className="people-search-list" aria-label={texts.results}>
        {isAsked &&
          state !== 'failed' &&
          found.map((person, index) => (
            <Option
              key={person.id ?? `teacher-${person.teacher_id}`}
              id={optionId(index)}
              person={person}
              isActive={index === active}
              onPoint={() => setActive(index)}
              onChoose={() => onChoose(person)}
            />
          ))}
      </div>
    </div>
  )
}

interface OptionProps {
  id: string
  person: FoundPerson
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

const Option = ({ id, person, isActive, onPoint, onChoose }: OptionProps) => {
  const { search: texts } = useTexts(peopleTexts)
  const locale = useLocale()
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const { by, text } = person.match
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    <div
      ref={option}
      role="option"
      id={id}
      className="people-search-option"
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <span className="people-search-name">{person.full_name}</span>
      <span className="people-search-detail">{summaryOf(locale, person)}</span>
      <span className="people-search-detail">
        {person.id === null ? texts.noAccount : person.email}
        {by !== 'person' && <strong>{`${texts.matches[by]} ${text}`}</strong>}
      </span>
    </div>
  )
}
