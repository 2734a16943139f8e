import '../../../ui/text-button.css'
import './applications-switch.css'
import type { OfficeMasterclass } from '@academy/contract/admission/selection/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { useSaveFailure } from '../../../base/use-save-failure.ts'
import { listTexts } from './list-texts.ts'

interface ApplicationsSwitchProps {
  masterclass: OfficeMasterclass
  /** Names the masterclass for screen readers, because there are several of these buttons. */
  of: string
  close: (id: number, isClosed: boolean) => Promise<unknown>
  /** Called after success and failure: the page's data is stale in either case. */
  onDone: () => void
}

/** Opens or closes applications. It can be reverted at once, so there is no confirmation. */
export const ApplicationsSwitch = ({ masterclass, of, close, onDone }: ApplicationsSwitchProps) => {
  const texts = useTexts(listTexts)
  const showFailure = useSaveFailure()
  const { isPending, run } = usePending()
  const isClosed = masterclass.application_closed === 1
  const change = () =>
    run(async () => {
      await close(masterclass.id, !isClosed).catch(showFailure)
      onDone()
    })
  return (
    <div className="applications-switch">
      <span role="status">{isClosed ? texts.applyingClosed : texts.applyingOpen}</span>
      {!masterclass.final_participants_saved && (
        <button className="text-button" type="button" aria-disabled={isPending} onClick={change}>
          {isClosed ? texts.openApplying : texts.closeApplying}
          <span className="visually-hidden">: {of}</span>
        </button>
      )}
    </div>
  )
}
