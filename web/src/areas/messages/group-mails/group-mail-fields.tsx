import { locales, localizedBy } from '@academy/contract/base/locale'
import {
  type GroupMailContent as Content,
  GroupMailContent,
  type GroupMailDetail,
  GroupMailKind,
  groupMailPlaceholders,
} from '@academy/contract/messages/group-mails/schemas'
import type { Placeholder } from '@academy/contract/site/site-texts/placeholders'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useDraftEditor } from '../../../ui/draft-editor/use-draft-editor.ts'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { TextArea, TextField } from '../../../ui/form/text-field.tsx'
import { changeGroupMail, loadGroupMail } from './api.ts'
import { groupMailTexts } from './texts.ts'
import './group-mails.css'

interface EditorProps {
  call: Call
  personId: number
  mail: GroupMailDetail
  refresh: () => Promise<void>
}

const contentOf = (mail: GroupMailDetail): Content => ({
  kind: mail.kind,
  ...localizedBy('subject', locale => mail[`subject_${locale}`]),
  ...localizedBy('text', locale => mail[`text_${locale}`]),
})

/** The state of the editor of a mail to a group. */
export const useGroupMailEditor = ({ call, personId, mail, refresh }: EditorProps) =>
  useDraftEditor<Content, Content, GroupMailDetail>({
    schema: GroupMailContent,
    personId,
    draft: `group-mail:${mail.id}`,
    start: contentOf(mail),
    version: mail.version,
    typedOf: contentOf,
    save: (content, version) => changeGroupMail(call, mail.id, { ...content, version }),
    loadNewest: () => loadGroupMail(call, mail.id),
    onSaved: refresh,
    onReloaded: refresh,
    savedText: useTexts(groupMailTexts).saved,
  })

type GroupMailEditing = ReturnType<typeof useGroupMailEditor>

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
