import type { AccompanimentPeriod, MasterclassChoice } from '@academy/contract/schedule/accompaniment/schemas'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Button } from '../../../ui/button.tsx'
import { type AccompaniedMasterclass, loadMasterclassesToAccompany, saveChoice } from './api.ts'
import { ChooseDialog } from './choose-dialog.tsx'
import { accompanimentTexts } from './texts.ts'

interface ChooseMasterclassesProps {
  call: Call
  period: AccompanimentPeriod
  onSaved: () => Promise<void>
}

/** Loads the masterclasses to choose from, and opens the selection. */
export const ChooseMasterclasses = ({ call, period, onSaved }: ChooseMasterclassesProps) => {
  const texts = useTexts(accompanimentTexts)
  const { isPending: isLoading, run } = usePending()
  const [opened, setOpened] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [masterclasses, setMasterclasses] = useState<AccompaniedMasterclass[]>([])
  const open = () =>
    run(async () => {
      setMasterclasses(await loadMasterclassesToAccompany(call))
      setOpened(times => times + 1)
      setOpen(true)
    })
  const save = async (choice: MasterclassChoice) => {
    await saveChoice(call, period.id, choice)
    await onSaved()
    showAlert('success', texts.saved)
  }
  return (
    <>
      <Button isPending={isLoading} onClick={open}>
        {texts.choose}
      </Button>
      {/* Always starts with the saved selection. */}
      <ChooseDialog
        key={opened}
        period={period}
        masterclasses={masterclasses}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSave={save}
        refresh={onSaved}
      />
    </>
  )
}
