import { foldAccents } from '@academy/contract/base/fold-accents'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useContext,
  useRef,
  useState,
} from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { Field, type FieldProps } from '../form/field.tsx'
import { dropdownTexts } from './texts.ts'
import './dropdown.css'

const TAP_THRESHOLD = 6

/**
 * A touch that moves does not select. The browser cancels the press itself when it scrolls; where nothing
 * scrolls (yet), this does the same.
 */
const tapsOnly = () => {
  let start: { x: number; y: number } | undefined
  return {
    onPointerDownCapture: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined
    },
    onPointerMoveCapture: ({ target, clientX, clientY, pointerId }: PointerEvent) => {
      if (!start || Math.hypot(clientX - start.x, clientY - start.y) <= TAP_THRESHOLD) return
      start = undefined
      target.dispatchEvent(new window.PointerEvent('pointercancel', { bubbles: true, pointerId }))
    },
  }
}

/**
 * The list below its field. React Aria would close it on scroll and discard the input, and a phone scrolls as
 * soon as the keyboard opens. Here the list stays open; the resize event makes it reposition itself.
 */
const DropdownPanel = ({ children }: { children: ReactNode }) => {
  const combobox = useContext(OverlayTriggerStateContext)
  const closeOrGoAlong = () => {
    if (globalThis.event?.type === 'scroll') dispatchEvent(new Event('resize'))
    else combobox?.close()
  }
  return (
    <Popover className="dropdown-panel" isOpen={combobox?.isOpen ?? false} onOpenChange={closeOrGoAlong}>
      {children}
    </Popover>
  )
}

export interface DropdownOption<Id extends string | number> {
  id: Id
  name: string
}

/** The search is external, and the options are its results. */
interface Search {
  onSearch: (typed: string) => void
  /** The names found: the current choice stays an option even if it is not among them. */
  found: readonly string[]
  /** The text shown while there are no results yet; undefined once it is certain that there are none. */
  note: string | undefined
}

export interface DropdownProps<Id extends string | number> extends FieldProps {
  options: readonly DropdownOption<Id>[]
  value: Id | null
  /** The new choice; when the list closes by a click outside, the unchanged choice or null. */
  onChange: (value: Id | null) => void
  /** Offers to create the typed text if nothing matches. */
  create?: { label: string; onCreate: (text: string) => void } | undefined
  /** Said while nothing is typed and there is nothing to choose from: how to add something. */
  emptyNote?: string
  search?: Search
  isDisabled?: boolean
  autoFocus?: boolean
  /** Set where the field gets the focus by itself: its list would cover what is below. */
  isClosedAtFirst?: boolean
  placeholder?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

const CREATE = 'create'
const matches = (name: string, typed: string) => foldAccents(name).includes(foldAccents(typed.trim()))

/** A combobox with a searchable list. */
export const Dropdown = <Id extends string | number>({
  options,
  value,
  onChange,
  create,
  emptyNote,
  search,
  isDisabled = false,
  autoFocus = false,
  isClosedAtFirst = false,
  placeholder,
  onBlur,
  ref,
  ...labels
}: DropdownProps<Id>) => {
  const locale = useLocale()
  const texts = useTexts(dropdownTexts)
  const [typed, setTyped] = useState('')
  const [taps] = useState(tapsOnly)
  const isOpen = useRef(false)
  const [opensOnFocus, setOpensOnFocus] = useState(!isClosedAtFirst)

  const text = typed.trim()
  const isFound = search ? (name: string) => search.found.includes(name) : matches
  const isSettled = search?.note === undefined
  const offersCreation =
    create && text !== '' && isSettled && !options.some(({ name }) => isFound(name, text))
  const type = (next: string) => {
    setTyped(next)
    // Selecting an option writes its name into the field, which is not a search.
    if (!options.some(({ name }) => name === next)) search?.onSearch(next)
  }
  const choose = (key: unknown) => onChange(options.find(({ id }) => id === key)?.id ?? null)
  // Tab and Enter accept the only option that matches what was typed. An option that has the focus is accepted by
  // the list itself.
  const acceptOnly = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event
    if (search || text === '' || (key !== 'Tab' && key !== 'Enter')) return
    if (currentTarget.getAttribute('aria-activedescendant')) return
    const [only, ...others] = options.filter(({ name }) => matches(name, text))
    if (!isOpen.current || !only || others.length > 0) return
    onChange(only.id)
    // Enter chooses, and does not submit the form as well.
    if (key === 'Enter') event.preventDefault()
  }
  const leave = () => {
    if (isOpen.current) onChange(value)
    setOpensOnFocus(true)
    onBlur?.()
  }

  return (
    <I18nProvider locale={locale}>
      <Field {...labels}>
        {({ 'aria-invalid': isInvalid = false, 'aria-describedby': describedBy, ...control }) => (
          <ComboBox
            {...control}
            {...(describedBy && { 'aria-describedby': describedBy })}
            isInvalid={isInvalid}
            validationBehavior="aria"
            value={value}
            onChange={choose}
            isDisabled={isDisabled}
            autoFocus={autoFocus}
            onInputChange={type}
            onOpenChange={(open, trigger) => {
              isOpen.current = open
              if (open && trigger !== 'input') search?.onSearch('')
            }}
            onBlur={leave}
            // The row for creating has the typed text as its name.
            defaultFilter={search ? name => isFound(name, text) || name === typed : matches}
            menuTrigger={opensOnFocus ? 'focus' : 'input'}
            allowsEmptyCollection
          >
            <Group className="control-group">
              <Input
                className="control"
                ref={ref}
                onKeyDownCapture={acceptOnly}
                {...(placeholder && { placeholder })}
              />
              <Button className="control-button" aria-label={texts.open}>
                <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                  <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.5" />
                </svg>
              </Button>
            </Group>
            <DropdownPanel>
              <ListBox
                className="dropdown-list"
                {...taps}
                renderEmptyState={() => (
                  <p className="dropdown-empty">
                    {search?.note ?? ((text === '' && emptyNote) || texts.nothingFound)}
                  </p>
                )}
              >
                {options.map(({ id, name }) => (
                  <ListBoxItem className="dropdown-option" key={id} id={id} textValue={name}>
                    {name}
                  </ListBoxItem>
                ))}
                {offersCreation && (
                  <ListBoxItem
                    className="dropdown-option dropdown-create"
                    id={CREATE}
                    textValue={typed}
                    onAction={() => create.onCreate(text)}
                  >
                    {`+ ${create.label}: "${text}"`}
                  </ListBoxItem>
                )}
              </ListBox>
            </DropdownPanel>
          </ComboBox>
        )}
      </Field>
    </I18nProvider>
  )
}
