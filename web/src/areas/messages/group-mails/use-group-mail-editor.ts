import { localizedBy } from '@academy/contract/base/locale'
import {
  type GroupMailContent as Content,
  GroupMailContent,
  type GroupMailDetail,
} from '@academy/contract/messages/group-mails/schemas'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useDraftEditor } from '../../../ui/draft-editor/use-draft-editor.ts'
import { changeGroupMail, loadGroupMail } from './api.ts'
import { groupMailTexts } from './texts.ts'

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

export type GroupMailEditing = ReturnType<typeof useGroupMailEditor>
