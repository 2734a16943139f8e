import { locales } from '@academy/contract/base/locale'
import { MAX_SECTIONS } from '@academy/contract/site/documents/office-schemas'
import { type ReactNode, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextArea, TextField } from '../../../ui/form/text-field.tsx'
import { EntryList } from '../../../ui/order/entry-list.tsx'
import { documentTexts, editorTexts } from './texts.ts'
import { emptySection } from './typed-document.ts'
import type { WrittenForm } from './use-written-form.ts'

/** The sections of a document. Each is folded until it is opened or has an error. */
export const SectionFields = ({ editor }: { editor: WrittenForm }) => {
  const texts = useTexts(editorTexts)
  const entries = useFieldArray({ control: editor.form.control, name: 'sections' })
  const [added, setAdded] = useState<number>()
  return (
    <EntryList
      entries={entries}
      max={MAX_SECTIONS}
      labels={texts.tools}
      addLabel={texts.addSection}
      onAdd={() => {
        setAdded(entries.fields.length)
        entries.append(emptySection())
      }}
      error={editor.form.formState.errors.sections?.message}
      className="document-sections"
      entryClassName="document-section"
    >
      {(position, tools) => (
        <Section editor={editor} position={position} isOpenAtFirst={position === added}>
          <div className="document-section-tools">{tools}</div>
        </Section>
      )}
    </EntryList>
  )
}

interface SectionProps {
  editor: WrittenForm
  position: number
  isOpenAtFirst: boolean
  /** The buttons that move and delete it. */
  children: ReactNode
}

const Section = ({ editor, position, isOpenAtFirst, children }: SectionProps) => {
  const texts = useTexts(editorTexts)
  const { languages } = useTexts(documentTexts)
  const locale = useLocale()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const hasError = editor.form.formState.errors.sections?.[position] !== undefined
  const heading = editor.typed.sections[position]?.heading[locale]
  return (
    <details open={isOpen || hasError} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="document-section-number">{position + 1}</span>
        <span className="document-section-heading">{heading || texts.section(position + 1)}</span>
      </summary>
      <div className="document-section-fields">
        {children}
        <div className="field-pair">
          {locales.map(language => (
            <TextField
              key={language}
              lang={language}
              label={`${texts.heading} (${languages[language]})`}
              {...editor.field(`sections.${position}.heading.${language}`)}
            />
          ))}
        </div>
        <div className="field-pair">
          {locales.map(language => (
            <TextArea
              key={language}
              lang={language}
              label={`${texts.text} (${languages[language]})`}
              {...editor.field(`sections.${position}.text.${language}`)}
            />
          ))}
        </div>
      </div>
    </details>
  )
}
