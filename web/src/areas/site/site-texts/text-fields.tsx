import './text-fields.css'
import '../../../ui/form/form.css'
import { type Locale, locales } from '@academy/contract/base/locale'
import type { TextRule } from '@academy/contract/site/site-texts/text-rules'
import type { ComponentProps } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { ItemFields } from './item-fields.tsx'
import { officeTexts } from './office-texts.ts'
import { placeholderNames } from './placeholder-names.ts'
import { blankLocales } from './typed-text.ts'
import type { TextEditing } from './use-text-editor.ts'

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
