import './teachers.css'
import '../../../ui/text-button.css'
import type { Teacher } from '@academy/contract/programme/teachers/schemas'
import { useRef, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { ModalDialog } from '../../../ui/dialog/modal-dialog.tsx'
import { useReturnFocus } from '../../../ui/dialog/use-return-focus.ts'
import { Panel } from '../../../ui/panel.tsx'
import { deletePortrait } from './api.ts'
import { PortraitForm } from './portrait-form.tsx'
import { portraitTexts } from './portrait-texts.ts'

interface PortraitPanelProps {
  call: Call
  teacher: Teacher
  /** Reloads the data. */
  onChanged: () => Promise<void>
}

export const PortraitPanel = ({ call, teacher, onChanged }: PortraitPanelProps) => {
  const texts = useTexts(portraitTexts)
  const [opened, open] = useState<'upload' | 'remove'>()
  const uploadButton = useRef<HTMLButtonElement>(null)
  useReturnFocus(teacher.has_portrait, uploadButton)
  const close = () => open(undefined)
  const uploadLabel = teacher.has_portrait ? texts.replace : texts.upload
  const saved = async () => {
    await onChanged()
    close()
    showAlert('success', texts.saved)
  }
  const remove = async () => {
    await deletePortrait(call, teacher.id)
    await onChanged()
  }
  return (
    <Panel title={texts.title}>
      <div className="teacher-portrait">
        <img src={teacher.portrait.thumbnail} alt="" width="128" height="160" />
        <div>
          {!teacher.has_portrait && <p>{teacher.has_drawing ? texts.drawn : texts.none}</p>}
          <div className="teacher-actions">
            <button ref={uploadButton} type="button" className="text-button" onClick={() => open('upload')}>
              {uploadLabel}
            </button>
            {teacher.has_portrait && (
              <button type="button" className="text-button" onClick={() => open('remove')}>
                {texts.remove}
              </button>
            )}
          </div>
        </div>
      </div>
      <ModalDialog isOpen={opened === 'upload'} onClose={close} title={uploadLabel}>
        <PortraitForm call={call} teacherId={teacher.id} onSaved={saved} />
      </ModalDialog>
      <ConfirmDialog
        isOpen={opened === 'remove'}
        onClose={close}
        onConfirm={async () => {
          await remove()
          showAlert('success', texts.removed)
        }}
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        isDestructive
      >
        <p>{texts.removeText}</p>
      </ConfirmDialog>
    </Panel>
  )
}
