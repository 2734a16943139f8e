import './correpetition.css'
import type { CorrepetitionPeriod } from '@academy/contract/correpetition/schemas'
import { useState } from 'react'
import { explainUnsaved } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx'
import { UnsavedChanges } from '../../ui/dialog/unsaved-changes.tsx'
import { FormMessage, type Message } from '../../ui/form/form-message.tsx'
import { PendingButton } from '../../ui/pending-button.tsx'
import { TimePeriod } from '../../ui/time-period.tsx'
import { AccompaniedName } from './accompanied-name.tsx'
import type { Accompanied } from './api.ts'
import { MasterclassChoices } from './masterclass-choices.tsx'
import { correpetitionTexts } from './texts.ts'

interface ChooseDialogProps {
  period: CorrepetitionPeriod
  masterclasses: Accompanied[]
  isOpen: boolean
  onClose: () => void
  onSave: (masterclassIds: number[]) => Promise<void>
}

/** The selection of a period, edited here and saved as a whole. */
export const ChooseDialog = ({ period, masterclasses, isOpen, onClose, onSave }: ChooseDialogProps) => {
  const texts = useTexts(correpetitionTexts)
  const locale = useLocale()
  const [chosen, setChosen] = useState(() => new Set(period.masterclasses.map(({ id }) => id)))
  const [isSaving, setSaving] = useState(false)
  const [message, setMessage] = useState<Message>()
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const save = async () => {
    setSaving(true)
    setMessage(undefined)
    try {
      await onSave([...chosen])
      onClose()
    } catch (error) {
      setMessage({ tone: 'failure', text: explainUnsaved(error, locale) })
    } finally {
      setSaving(false)
    }
  }
  const saved = new Set(period.masterclasses.map(({ id }) => id))
  const hasChanges = () => chosen.size !== saved.size || [...chosen].some(id => !saved.has(id))
  const active = masterclasses.filter(({ id }) => chosen.has(id))
  return (
    <ModalDialog
      isOpen={isOpen}
      onClose={() => !isSaving && onClose()}
      title={texts.choose}
      actions={
        <PendingButton isPending={isSaving} onClick={save}>
          {texts.save}
        </PendingButton>
      }
    >
      <UnsavedChanges hasChanges={hasChanges} />
      <p>
        {texts.period}: <TimePeriod start={period.start_date} end={period.end_date} />
      </p>
      <section className="choose-part">
        <h3 className="choose-title">{texts.active}</h3>
        <div role="status">
          {active.length === 0 ? (
            <p className="user-quiet">{texts.nothingActive}</p>
          ) : (
            <ul className="accompanied">
              {active.map(one => (
                <li key={one.id}>
                  <AccompaniedName masterclass={one} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
      <section className="choose-part">
        <h3 className="choose-title">{texts.available}</h3>
        <MasterclassChoices period={period} masterclasses={masterclasses} chosen={chosen} onToggle={toggle} />
      </section>
      <FormMessage message={message} />
    </ModalDialog>
  )
}
