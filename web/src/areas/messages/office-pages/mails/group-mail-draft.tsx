import type { GroupMailDetail } from '@academy/contract/messages/group-mails/schemas'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Call } from '../../../../base/api.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { useMember } from '../../../../base/pages/member.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { DraftEditor } from '../../../../ui/draft-editor/draft-editor.tsx'
import { placeholderNames } from '../../../site/site-texts/placeholder-names.ts'
import { deleteGroupMail } from '../../group-mails/api.ts'
import { GroupMailFields } from '../../group-mails/group-mail-fields.tsx'
import { GroupMailPreview } from '../../group-mails/group-mail-preview.tsx'
import { SendButton } from '../../group-mails/send-button.tsx'
import { groupMailTexts } from '../../group-mails/texts.ts'
import { useGroupMailEditor } from '../../group-mails/use-group-mail-editor.ts'
import { GroupMailRecipients } from './group-mail-recipients.tsx'
import { useSubject } from './use-subject.ts'

interface GroupMailDraftProps {
  call: Call
  mail: GroupMailDetail
  refresh: () => Promise<void>
}

/** Recipients, text and preview of a mail that is not sent yet. */
export const GroupMailDraft = ({ call, mail, refresh }: GroupMailDraftProps) => {
  const texts = useTexts(groupMailTexts)
  const locale = useLocale()
  const navigate = useNavigate()
  const [isDeleting, askDelete] = useState(false)
  const editor = useGroupMailEditor({ call, personId: useMember().id, mail, refresh })
  const refuseEmpty = () => {
    const part = mail[`subject_${locale}`] === '' ? 'subject' : 'text'
    const error = { type: 'REQUIRED', message: texts.writeFirst }
    editor.form.setError(`${part}_${locale}`, error, { shouldFocus: true })
  }
  const remove = async () => {
    await deleteGroupMail(call, mail.id)
    editor.discardDraft()
    await navigate({ to: paths.GroupMailsAdmin })
  }
  return (
    <>
      <div className="group-mail-tools">
        <SendButton
          call={call}
          mail={mail}
          subject={useSubject()(mail)}
          isUnsaved={editor.isUnsaved}
          onEmpty={refuseEmpty}
          onChanged={refresh}
        />
        <button type="button" className="button button-quiet" onClick={() => askDelete(true)}>
          {texts.delete}
        </button>
      </div>
      <DraftEditor editor={editor} action="save" conflictTitle={texts.conflictTitle}>
        <GroupMailFields editor={editor} placeholderNames={useTexts(placeholderNames)} />
      </DraftEditor>
      <GroupMailPreview
        call={call}
        mail={mail}
        contentOf={async () => ((await editor.form.trigger()) ? editor.form.getValues() : undefined)}
      />
      <GroupMailRecipients call={call} mail={mail} refresh={refresh} />
      <ConfirmDialog
        isOpen={isDeleting}
        onClose={() => askDelete(false)}
        onConfirm={remove}
        title={texts.deleteTitle}
        confirmLabel={texts.delete}
        isDestructive
      >
        <p>{texts.deleteText}</p>
      </ConfirmDialog>
    </>
  )
}
