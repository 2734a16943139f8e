import { type Locale, locales } from '@academy/contract/base/locale'
import type { TextRule } from '@academy/contract/site/site-texts/text-rules'
import type { ComponentProps } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useTexts } from '../../../base/i18n/texts.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea, TextField } from '../../../ui/form/text-field.tsx'
import { EntryList } from '../../../ui/order/entry-list.tsx'
import { markNames, officeTexts } from './office-texts.ts'
import { placeholderNames } from './placeholder-names.ts'
import { blankLocales, emptyItem } from './typed-text.ts'
import type { TextEditing } from './use-text-editor.ts'
import './text-fields.css'
import '../../../ui/form/form.css'

interface ItemFieldsProps {
  rule: TextRule
  editor: TextEditing
}

/** The entries of a list. Where their number is fixed, they cannot be added, deleted or moved. */
const ItemFields = ({ rule, editor }: ItemFieldsProps) => {
  const texts = useTexts(officeTexts)
  const entries = useFieldArray({ control: editor.form.control, name: 'items' })
  return (
    <>
      {entries.fields.length === 0 && <p className="field-hint">{texts.noEntries}</p>}
      <EntryList
        entries={entries}
        max={rule.max_items}
        isFixed={rule.min_items === rule.max_items}
        labels={texts.tools}
        addLabel={texts.addEntry}
        onAdd={() => entries.append(emptyItem())}
        error={editor.field('items').error}
        className="text-items"
        entryClassName="text-item"
      >
        {(position, tools) => (
          <>
            <div className="text-item-head">
              <h3>{texts.entry(position + 1)}</h3>
              {tools}
            </div>
            <Item rule={rule} editor={editor} position={position} />
          </>
        )}
      </EntryList>
    </>
  )
}

const Item = ({ rule, editor, position }: ItemFieldsProps & { position: number }) => {
  const texts = useTexts(officeTexts)
  const marks = useTexts(markNames)
  const isLogo = rule.marks.length > 0
  const title = isLogo ? texts.itemName : rule.has_times ? texts.itemTime : texts.itemTitle
  return (
    <>
      <div className="field-pair">
        {locales.map(language => (
          <TextField
            key={language}
            lang={language}
            label={`${title} (${texts.languages[language]})`}
            {...editor.field(`items.${position}.title.${language}`)}
          />
        ))}
      </div>
      {isLogo ? (
        <SelectField
          label={texts.mark}
          placeholder={texts.chooseMark}
          options={rule.marks.map(value => ({ value, label: marks[value as keyof typeof marks] ?? value }))}
          {...editor.field(`items.${position}.mark`)}
        />
      ) : (
        <div className="field-pair">
          {locales.map(language => (
            <TextArea
              key={language}
              lang={language}
              label={`${texts.itemText} (${texts.languages[language]})`}
              {...editor.field(`items.${position}.text.${language}`)}
            />
          ))}
        </div>
      )}
    </>
  )
}

interface TextFieldsProps {
  rule: TextRule
  label: string
  editor: TextEditing
}

/** The fields of a text in all languages: side by side, or stacked on a phone. */
export const TextFields = ({ rule, label, editor }: TextFieldsProps) => {
  const texts = useTexts(officeTexts)
  const Control = rule.kind === 'line' ? LineField : TextArea
  const hint = [...(rule.kind === 'paragraphs' ? [texts.paragraphsHint] : []), texts.letters(rule.max)]
  return (
    <>
      {rule.kind === 'list' ? (
        <>
          <PlaceholderList rule={rule} />
          <ItemFields rule={rule} editor={editor} />
        </>
      ) : (
        <div className="field-pair text-pair">
          {locales.map(language => (
            <Control
              key={language}
              lang={language}
              label={`${label} (${texts.languages[language]})`}
              hint={hint.join(' ')}
              {...editor.field(`text.${language}`)}
            />
          ))}
        </div>
      )}
      {rule.kind !== 'list' && <PlaceholderList rule={rule} />}
      <FallbackNotes missing={blankLocales(editor.typed, rule)} />
    </>
  )
}

/** A long line wraps, so that it can be read as a whole. It has no line breaks. */
const LineField = ({ onChange, ...area }: ComponentProps<typeof TextArea>) => (
  <TextArea
    {...area}
    data-line
    onKeyDown={event => {
      if (event.key === 'Enter') event.preventDefault()
    }}
    onChange={event => {
      const { target } = event
      if (/[\r\n]/.test(target.value)) target.value = target.value.replace(/[\r\n]+/g, ' ')
      return onChange?.(event)
    }}
  />
)

const PlaceholderList = ({ rule }: { rule: TextRule }) => {
  const texts = useTexts(officeTexts)
  const names = useTexts(placeholderNames)
  const { placeholders, required } = rule
  if (placeholders.length === 0) return null
  return (
    <div className="field-hint">
      <p>
        {texts.placeholdersHint}
        {required.length > 0 && (
          <strong> {texts.required(required.map(name => `{${name}}`).join(' '))}</strong>
        )}
      </p>
      <ul className="text-placeholders">
        {placeholders.map(name => (
          <li key={name}>
            <code>{`{${name}}`}</code> {names[name]}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Says what visitors read where a language is missing. */
const FallbackNotes = ({ missing }: { missing: readonly Locale[] }) => {
  const texts = useTexts(officeTexts)
  const shown = locales.find(locale => !missing.includes(locale))
  if (!shown) return null
  return missing.map(language => (
    <p key={language} className="text-fallback" role="status">
      {texts.fallback(texts.languages[language], texts.languages[shown])}
    </p>
  ))
}
