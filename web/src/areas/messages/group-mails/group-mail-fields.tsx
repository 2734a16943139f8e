import './group-mails.css'
import { locales } from '@academy/contract/base/locale'
import { GroupMailKind, groupMailPlaceholders } from '@academy/contract/messages/group-mails/schemas'
import type { Placeholder } from '@academy/contract/site/site-texts/placeholders'
import { useTexts } from '../../../base/i18n/texts.ts'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { groupMailTexts } from './texts.ts'
import type { GroupMailEditing } from './use-group-mail-editor.ts'

interface GroupMailFieldsProps {
  editor: GroupMailEditing
  placeholderNames: Record<Placeholder, string>
}

/** Kind, subject and text in all languages. */
export const GroupMailFields = ({ editor, placeholderNames }: GroupMailFieldsProps) => {
  const texts = useTexts(groupMailTexts)
  return (
    <>
      <RadioGroup
        label={texts.kind}
        hint={texts.kindHint}
        options={GroupMailKind.options.map(value => ({ value, label: texts.kinds[value] }))}
        {...editor.field('kind')}
      />
      <div className="field-pair">
        {locales.map(language => (
          <TextField
            key={language}
            lang={language}
            label={`${texts.subject} (${texts.languages[language]})`}
            {...editor.field(`subject_${language}`)}
          />
        ))}
      </div>
      <div className="field-pair">
        {locales.map(language => (
          <TextArea
            key={language}
            lang={language}
            rows={10}
            label={`${texts.text} (${texts.languages[language]})`}
            hint={texts.textHint}
            {...editor.field(`text_${language}`)}
          />
        ))}
      </div>
      <div className="field-hint">
        {texts.placeholders}
        <ul className="group-mail-placeholders">
          {groupMailPlaceholders.map(name => (
            <li key={name}>
              <code>{`{${name}}`}</code> {placeholderNames[name]}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
