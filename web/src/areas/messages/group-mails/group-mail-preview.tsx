import './group-mails.css'
import type { GroupMailContent, GroupMailDetail } from '@academy/contract/messages/group-mails/schemas'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import { type Call, withSignal } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useAct } from '../../../base/use-pending.ts'
import { Button } from '../../../ui/button.tsx'
import { PersonSearch } from '../../../ui/form/person-search.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { MailPreview } from '../../../ui/preview-frame/mail-preview.tsx'
import { loadRecipients, previewGroupMail, testGroupMail } from './api.ts'
import { groupMailTexts } from './texts.ts'

interface GroupMailPreviewProps {
  call: Call
  mail: GroupMailDetail
  /** Returns what is typed; undefined if it is not valid. */
  contentOf: () => Promise<GroupMailContent | undefined>
}

type ShownMail = Awaited<ReturnType<typeof previewGroupMail>>

/** The mail as one of its recipients sees it, and a test to oneself. */
export const GroupMailPreview = ({ call, mail, contentOf }: GroupMailPreviewProps) => {
  const texts = useTexts(groupMailTexts)
  const { isPending, act } = useAct()
  const [shown, setShown] = useState<ShownMail>()
  const [reader, setReader] = useState<number>()
  const withContent = (
    work: (content: GroupMailContent & { account_id?: number }) => Promise<void>,
    as = reader,
  ) =>
    act(async () => {
      const content = await contentOf()
      if (content) await work({ ...content, ...(as !== undefined && { account_id: as }) })
    })
  const show = (as = reader) =>
    withContent(async content => setShown(await previewGroupMail(call, mail.id, content)), as)
  const test = () =>
    withContent(async content => {
      const { email } = await testGroupMail(call, mail.id, content)
      showAlert('success', texts.testSent(email))
    })
  const find = async (search: string, signal: AbortSignal) =>
    (await loadRecipients(withSignal(call, signal), mail.id, { search })).recipients.map(
      ({ account_id, ...person }) => ({
        ...person,
        id: account_id,
      }),
    )
  return (
    <Panel title={texts.preview}>
      <div className="group-mail-part">
        <div className="group-mail-tools">
          <Button isPending={isPending} look="quiet" onClick={() => void show()}>
            {shown ? texts.updatePreview : texts.showPreview}
          </Button>
          <Button isPending={isPending} look="quiet" onClick={() => void test()}>
            {texts.sendTest}
          </Button>
        </div>
        {shown && (
          <>
            <PersonSearch
              label={texts.previewAs}
              find={find}
              onChoose={({ id }) => {
                setReader(id)
                void show(id)
              }}
            />
            <p>{texts.previewFor(shown.full_name)}</p>
            <p>
              {texts.subject}: <strong lang={shown.locale}>{shown.subject}</strong>
            </p>
            <MailPreview html={shown.html} text={shown.text} />
          </>
        )}
      </div>
    </Panel>
  )
}
