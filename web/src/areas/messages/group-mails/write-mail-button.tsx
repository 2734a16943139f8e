import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { later } from '../../../base/later.tsx'
import { paths } from '../../../base/pages/paths.ts'
import { useOpenedByHash } from '../../../base/use-opened-by-hash.ts'
import { WaitingSpinner } from '../../../ui/action-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { BeginMailProps } from './begin-form.tsx'
import { groupMailTexts } from './texts.ts'

const BeginForm = later(async () => (await import('./begin-form.tsx')).BeginForm, { Waiting: WaitingSpinner })

type WriteMailButtonProps = Omit<BeginMailProps, 'onAdded'>

interface WriteMailDialogProps extends WriteMailButtonProps {
  isOpen: boolean
  onClose: () => void
}

/** Begins a mail and opens it. It is stored with its subject: nobody leaves empty drafts behind. */
export const WriteMailDialog = ({ isOpen, onClose, ...props }: WriteMailDialogProps) => {
  const texts = useTexts(groupMailTexts)
  const navigate = useNavigate()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={props.ids ? texts.toPeople(props.ids.length) : texts.newTitle}
    >
      <BeginForm
        {...props}
        onAdded={id => navigate({ to: paths.GroupMailAdmin, params: { groupMailId: String(id) } })}
        onClose={onClose}
      />
    </Dialog>
  )
}

export const WriteMailButton = (props: WriteMailButtonProps) => {
  const texts = useTexts(groupMailTexts)
  const [isOpen, open] = useState(false)
  useOpenedByHash(props.ids ? undefined : 'new', () => open(true))
  return (
    <>
      <Button look={props.ids ? 'quiet' : 'default'} onClick={() => open(true)}>
        {props.ids ? texts.writeTo : texts.newMail}
      </Button>
      <WriteMailDialog {...props} isOpen={isOpen} onClose={() => open(false)} />
    </>
  )
}
