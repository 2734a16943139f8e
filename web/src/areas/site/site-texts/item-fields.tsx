import '../../../ui/button.css'
import { locales } from '@academy/contract/base/locale'
import type { TextRule } from '@academy/contract/site/site-texts/text-rules'
import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useTexts } from '../../../base/i18n/texts.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { EntryTools } from '../../../ui/order/entry-tools.tsx'
import { markNames, officeTexts } from './office-texts.ts'
import { emptyItem } from './typed-text.ts'
import type { TextEditing } from './use-text-editor.ts'

interface ItemFieldsProps {
  rule: TextRule
  editor: TextEditing
}

/** The entries of a list. Where their number is fixed, they cannot be added, deleted or moved. */
export const ItemFields = ({ rule, editor }: ItemFieldsProps) => {
  const texts = useTexts(officeTexts)
  const { fields, append, remove, move } = useFieldArray({ control: editor.form.control, name: 'items' })
  const addButton = useRef<HTMLButtonElement>(null)
  const isFixed = rule.min_items === rule.max_items
  const error = editor.field('items').error
  return (
    <>
      {fields.length === 0 && <p className="field-hint">{texts.noEntries}</p>}
      <ol className="text-items">
        {fields.map(({ id }, position) => (
          <li key={id} className="text-item">
            <div className="text-item-head">
              <h3>{texts.entry(position + 1)}</h3>
              {!isFixed && (
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
              )}
            </div>
            <Item rule={rule} editor={editor} position={position} />
          </li>
        ))}
      </ol>
      {error && <p className="field-error">{error}</p>}
      {!isFixed && fields.length < rule.max_items && (
        <div>
          <button
            ref={addButton}
            type="button"
            className="button button-quiet"
            onClick={() => append(emptyItem())}
          >
            + {texts.addEntry}
          </button>
        </div>
      )}
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
