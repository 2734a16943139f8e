import './people-search.css'
import { FOUND_PEOPLE, type FoundPerson } from '@academy/contract/people/people-list/schemas'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useTypedSearch } from '../../../ui/dropdown/use-typed-search.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { searchPeople } from './api.ts'
import { summaryOf } from './person-summary.ts'
import { peopleTexts } from './texts.ts'

/** Something else that the search finds, such as a page. */
export interface OtherResult {
  key: string
  name: string
  detail: string
}

interface PeopleSearchProps<Other extends OtherResult> {
  call: Call
  /** Whom to find, if it is not just anybody. */
  label?: string
  onChoose: (person: FoundPerson) => void
  /** Returns what else fits, shown above the people; for an empty text what is likely. */
  findOthers?: (typed: string) => readonly Other[]
  onChooseOther?: (other: Other) => void
}

const findNone = () => []

const MAX_LENGTH = 100

/** A combobox with the people and other things that match best. The first one is active until another one is chosen. */
export const PeopleSearch = <Other extends OtherResult = never>({
  call,
  label,
  onChoose,
  findOthers = findNone,
  onChooseOther,
}: PeopleSearchProps<Other>) => {
  const { search: texts } = useTexts(peopleTexts)
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  // Enter may be faster than the answer.
  const [isAwaited, setAwaited] = useState(false)
  const { found, state, search } = useTypedSearch<FoundPerson>((text, signal) =>
    text ? searchPeople(call, text, signal) : Promise.resolve([]),
  )
  const isAsked = typed.trim() !== ''
  const others = findOthers(typed.trim())
  const people = isAsked && state !== 'failed' ? found : []
  const total = others.length + people.length
  const isSettled = state === 'settled'
  const first = isSettled ? found[0] : undefined
  useEffect(() => {
    if (!isAwaited || !isSettled) return
    setAwaited(false)
    if (first) onChoose(first)
  }, [isAwaited, isSettled, first, onChoose])

  const move = (steps: number) => total > 0 && setActive((active + steps + total) % total)
  const choose = () => {
    const other = others[active]
    const person = people[active - others.length]
    if (other) onChooseOther?.(other)
    else if (!isSettled) setAwaited(true)
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
  const summary = () => {
    if (found.length === 0) return others.length > 0 ? texts.others(others.length) : texts.nothing
    const people = found.length < FOUND_PEOPLE ? texts.count(found.length) : texts.onlyBest(FOUND_PEOPLE)
    return others.length > 0 ? `${texts.others(others.length)} ${people}` : people
  }
  const optionId = (index: number) => `${listId}-${index}`
  return (
    <div className="people-search">
      <TextField
        label={label ?? texts.label}
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
        aria-expanded={total > 0}
        aria-controls={listId}
        aria-activedescendant={active < total ? optionId(active) : undefined}
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
        {others.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a group of options
          <div role="group" aria-label={isAsked ? texts.pages : texts.likely}>
            <p className="people-search-group" aria-hidden="true">
              {isAsked ? texts.pages : texts.likely}
            </p>
            {others.map((other, index) => (
              <Option
                key={other.key}
                id={optionId(index)}
                isActive={index === active}
                onPoint={() => setActive(index)}
                onChoose={() => onChooseOther?.(other)}
              >
                <span className="people-search-name">{other.name}</span>
                <span className="people-search-detail">{other.detail}</span>
              </Option>
            ))}
          </div>
        )}
        {people.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a group of options
          <div role="group" aria-label={texts.people}>
            {others.length > 0 && (
              <p className="people-search-group" aria-hidden="true">
                {texts.people}
              </p>
            )}
            {people.map((person, index) => (
              <Option
                key={person.id ?? `teacher-${person.teacher_id}`}
                id={optionId(others.length + index)}
                isActive={others.length + index === active}
                onPoint={() => setActive(others.length + index)}
                onChoose={() => onChoose(person)}
              >
                <Person person={person} />
              </Option>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

interface OptionProps {
  id: string
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
  children: ReactNode
}

const Option = ({ id, isActive, onPoint, onChoose, children }: OptionProps) => {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
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
      {children}
    </div>
  )
}

const Person = ({ person }: { person: FoundPerson }) => {
  const { search: texts } = useTexts(peopleTexts)
  const locale = useLocale()
  const { by, text } = person.match
  return (
    <>
      <span className="people-search-name">{person.full_name}</span>
      <span className="people-search-detail">{summaryOf(locale, person)}</span>
      <span className="people-search-detail">
        {person.id === null ? texts.noAccount : person.email}
        {by !== 'person' && <strong>{`${texts.matches[by]} ${text}`}</strong>}
      </span>
    </>
  )
}
