import type { OfficeAcademy } from '@academy/contract/office/academies/schemas'
import { useNavigate } from '@tanstack/react-router'
import { showAlert } from '../../../../base/alerts.ts'
import type { Call } from '../../../../base/api.ts'
import { yearOf } from '../../../../base/format.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { useRefresh } from '../../../../base/use-data.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { Ask } from '../../../../ui/dialog/ask.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { AcademyForm } from '../../academies/academy-form.tsx'
import { deleteAcademy } from '../../academies/api.ts'
import { CopyDialog } from '../../academies/copy-dialog.tsx'
import { CurrentDialog } from '../../academies/current-dialog.tsx'
import { academyDialogTexts } from '../../academies/dialog-texts.ts'
import { academyFormTexts } from '../../academies/form-texts.ts'

export type AcademyAction = 'edit' | 'copy' | 'current' | 'delete'

interface AcademyDialogProps {
  call: Call
  academy: OfficeAcademy
  today: string
  action: AcademyAction
  onClose: () => void
}

/** The dialog of an action on an academy. */
export const AcademyDialog = ({ call, academy, today, action, onClose }: AcademyDialogProps) => {
  const refresh = useRefresh()
  if (action === 'edit') return <EditDialog {...{ call, academy, today, onClose }} />
  if (action === 'delete') return <DeleteDialog {...{ call, academy, onClose }} />
  if (action === 'current')
    return <CurrentDialog call={call} academy={academy} onDone={refresh} onClose={onClose} />
  return (
    <CopyDialog
      call={call}
      academy={academy}
      today={today}
      linkTo={(id, label) => (
        <ButtonLink to={paths.AcademyAdmin} params={{ academyId: String(id) }} onClick={onClose}>
          {label}
        </ButtonLink>
      )}
      onCopied={refresh}
      onClose={onClose}
    />
  )
}

type OneDialogProps = Omit<AcademyDialogProps, 'action'>

const EditDialog = ({ call, academy, today, onClose }: OneDialogProps) => {
  const texts = useTexts(academyFormTexts)
  const refresh = useRefresh()
  return (
    <Dialog title={texts.editTitle(yearOf(academy.start_date_academy))} onClose={onClose}>
      <AcademyForm
        call={call}
        academy={academy}
        today={today}
        onSaved={async () => {
          await refresh()
          onClose()
          showAlert('success', texts.saved)
        }}
      />
    </Dialog>
  )
}

const DeleteDialog = ({ call, academy, onClose }: Omit<OneDialogProps, 'today'>) => {
  const texts = useTexts(academyDialogTexts)
  const navigate = useNavigate()
  const year = yearOf(academy.start_date_academy)
  const remove = async () => {
    await deleteAcademy(call, academy.id)
    await navigate({ to: paths.AcademiesAdmin })
    return texts.deleted(year)
  }
  return (
    <Ask
      isDestructive
      title={texts.deleteTitle(year)}
      text={texts.deleteHint(academy.masterclass_count)}
      confirmLabel={texts.delete}
      act={remove}
      onClose={onClose}
    />
  )
}
