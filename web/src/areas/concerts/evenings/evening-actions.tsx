import '../../../ui/button.css'
import '../../../ui/text-button.css'
import { locales } from '@academy/contract/base/locale'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { saveProgramme, saveWorks } from './api.ts'
import type { PlannedEvening } from './evenings.ts'
import { planningTexts } from './texts.ts'
import { useEveningName } from './use-evening-name.ts'

export interface EveningActionsProps {
  call: Call
  onEdit: (evening: PlannedEvening) => void
  onDelete: (evening: PlannedEvening) => void
  onAnnounce: (evening: PlannedEvening) => void
}

/** Actions on a whole evening. */
export const EveningActions = ({
  call,
  evening,
  onEdit,
  onDelete,
  onAnnounce,
}: EveningActionsProps & { evening: PlannedEvening }) => {
  const texts = useTexts(planningTexts)
  const name = useEveningName()(evening)
  const { id, announced_at, to_notify, request_ids } = evening
  const save = (file: Promise<void>) => void file.catch(() => showAlert('dangerDismiss', texts.notDownloaded))
  const documents = [
    ...locales.map(locale => ({
      name: texts.programmes[locale],
      act: () => save(saveProgramme(call, id, locale)),
    })),
    { name: texts.works, act: () => save(saveWorks(call, id)) },
  ]
  return (
    <div className="evening-actions">
      {to_notify > 0 && (
        <button
          type="button"
          className="button"
          aria-label={announced_at ? texts.announceChangesOf(name) : texts.announceOf(name)}
          onClick={() => onAnnounce(evening)}
        >
          {announced_at ? texts.announceChanges : texts.announce}
        </button>
      )}
      <button
        type="button"
        className="text-button"
        aria-label={texts.editOf(name)}
        onClick={() => onEdit(evening)}
      >
        {texts.edit}
      </button>
      {request_ids.length > 0 && (
        <ActionMenu label={texts.documents} fullLabel={texts.documentsOf(name)} actions={documents} />
      )}
      {request_ids.length === 0 && (
        <button
          type="button"
          className="text-button text-button-danger"
          aria-label={texts.removeOf(name)}
          onClick={() => onDelete(evening)}
        >
          {texts.remove}
        </button>
      )}
    </div>
  )
}
