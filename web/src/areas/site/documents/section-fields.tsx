import { locales } from '@academy/contract/base/locale'
import { MAX_SECTIONS } from '@academy/contract/site/documents/office-schemas'
import { type ReactNode, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { EntryTools } from '../../../ui/order/step-buttons.tsx'
import { documentTexts, editorTexts } from './texts.ts'
import { emptySection } from './typed-document.ts'
import type { WrittenForm } from './use-written-form.ts'

/** The sections of a document. Each is folded until it is opened or has an error. */
export const SectionFields = ({ editor }: { editor: WrittenForm }) => {
  const texts = useTexts(editorTexts)
  const { fields, append, remove, move } = useFieldArray({ control: editor.form.control, name: 'sections' })
  const [added, setAdded] = useState<number>()
  const addButton = useRef<HTMLButtonElement>(null)
  const error = editor.form.formState.errors.sections
  return (
    <>
      <ol className="document-sections">
        {fields.map(({ id }, position) => (
          <li key={id} className="document-section">
            <Section editor={editor} position={position} isOpenAtFirst={position === added}>
              <div className="document-section-tools">
                <EntryTools
                  position={position}
                  count={fields.length}
                  labels={texts.tools(position + 1)}
                  onMove={to => move(position, to)}
                  onRemove={() => {
                    remove(position)
                    addButton.current?.focus()
                  }}
                />
              </div>
            </Section>
          </li>
        ))}
      </ol>
      {typeof error?.message === 'string' && <p className="field-error">{error.message}</p>}
      {fields.length < MAX_SECTIONS && (
        <div>
          <Button
            ref={addButton}
            look="quiet"
            onClick={() => {
              setAdded(fields.length)
              append(emptySection())
            }}
          >
            + {texts.addSection}
          </Button>
        </div>
      )}
    </>
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
