import { showAlert } from '../../../base/alerts.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { useSaveFailure } from '../../../base/use-save-failure.ts'
import { PendingButton } from '../../../ui/pending-button.tsx'
import { planTexts } from './texts.ts'

interface TakeButtonProps {
  label: string
  isQuiet?: boolean
  take: () => Promise<unknown>
  /** Loads the plan again. */
  refresh: () => Promise<void>
}

/** Takes a suggestion. If somebody has chosen meanwhile, the plan shows that. */
export const TakeButton = ({ label, isQuiet = false, take, refresh }: TakeButtonProps) => {
  const { taken } = useTexts(planTexts)
  const { isPending, run } = usePending()
  const showUnsaved = useSaveFailure()
  const onClick = () =>
    run(async () => {
      const isSaved = await take().then(() => true, showUnsaved)
      await refresh()
      if (isSaved) showAlert('success', taken)
    })
  return (
    <PendingButton isPending={isPending} isQuiet={isQuiet} onClick={onClick}>
      {label}
    </PendingButton>
  )
}
