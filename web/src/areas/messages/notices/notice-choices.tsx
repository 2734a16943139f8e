import './notices.css'
import type { NoticeKind } from '@academy/contract/messages/notices/kinds'
import type { NoticeChoices as Choices } from '@academy/contract/messages/notices/schemas'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useSaveFailure } from '../../../base/use-pending.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { chooseNotice } from './api.ts'
import { noticeTexts } from './texts.ts'

interface NoticeChoicesProps {
  call: Call
  notices: Choices['notices']
  onChanged: () => Promise<void>
}

/** The mails to teachers and accompanists that concern the person, each with a switch. Nothing for others. */
export const NoticeChoices = ({ call, notices, onChanged }: NoticeChoicesProps) => {
  const texts = useTexts(noticeTexts)
  const fail = useSaveFailure()
  // Shown as chosen while it is being saved.
  const [saving, setSaving] = useState<NoticeKind>()
  if (notices.length === 0) return null
  const choose = async (kind: NoticeKind, is_wanted: boolean) => {
    setSaving(kind)
    try {
      await chooseNotice(call, { kind, is_wanted })
      await onChanged()
      showAlert('success', texts.saved)
    } catch (error) {
      fail(error)
    }
    setSaving(undefined)
  }
  return (
    <div id="notices">
      <Panel title={texts.title}>
        <p>{texts.intro}</p>
        <div className="notice-choices">
          {notices.map(({ kind, is_wanted }) => (
            <Checkbox
              key={kind}
              label={texts.kinds[kind]}
              checked={saving === kind ? !is_wanted : is_wanted}
              aria-disabled={saving !== undefined}
              onChange={({ target }) => saving === undefined && void choose(kind, target.checked)}
            />
          ))}
        </div>
      </Panel>
    </div>
  )
}
