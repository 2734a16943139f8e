import type { EveningWarning } from '@academy/contract/concerts/evenings/evening-warnings'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Ask } from '../../../ui/dialog/ask.tsx'
import { WarningLine } from '../../../ui/note.tsx'
import { announceEvening, deleteEvening } from './api.ts'
import { planningDialogTexts } from './dialog-texts.ts'
import { invoicesToCome, type PlannedEvening } from './plan.ts'
import { useEveningName, useWarningText } from './use-warning-text.ts'

interface QuestionProps {
  call: Call
  evening: PlannedEvening
  onChanged: () => Promise<void>
  onClose: () => void
}

interface AnnounceProps extends QuestionProps {
  /** All evenings, because warnings may name another one. */
  evenings: readonly PlannedEvening[]
  /** Per recording, in euros. */
  fee: number
}

/** Confirms the announcement, with the number of mails. */
export const AnnounceDialog = ({ call, evening, evenings, fee, onChanged, onClose }: AnnounceProps) => {
  const { announce: texts } = useTexts(planningDialogTexts)
  const name = useEveningName()(evening)
  const invoices = invoicesToCome(evening.requests, fee)
  const warningText = useWarningText(evenings)
  const titleOf = (warning: EveningWarning) =>
    'request_id' in warning && evening.requests.find(({ id }) => id === warning.request_id)?.piece_title
  const warnings = evening.warnings.map(warning =>
    [titleOf(warning), warningText(warning)].filter(Boolean).join(': '),
  )
  return (
    <Ask
      title={texts.question}
      confirmLabel={texts.confirm}
      act={async () => texts.done(await announceEvening(call, evening.id))}
      onChanged={onChanged}
      onClose={onClose}
    >
      <p>{name}</p>
      <p>{texts.mails(evening.to_notify)}</p>
      {evening.requests.some(({ accompanist, is_chamber_music }) => accompanist || is_chamber_music) && (
        <p>{texts.partners}</p>
      )}
      {invoices > 0 && <p>{texts.invoices(invoices)}</p>}
      {warnings.length > 0 && (
        <section className="announce-warnings">
          <p>{texts.warnings}</p>
          {warnings.map(text => (
            <WarningLine key={text} text={text} />
          ))}
        </section>
      )}
    </Ask>
  )
}

export const DeleteDialog = ({ call, evening, onChanged, onClose }: QuestionProps) => {
  const { remove: texts } = useTexts(planningDialogTexts)
  const name = useEveningName()(evening)
  return (
    <Ask
      isDestructive
      title={texts.question}
      confirmLabel={texts.confirm}
      text={texts.text(name)}
      act={async () => {
        await deleteEvening(call, evening.id)
        return texts.done
      }}
      onChanged={onChanged}
      onClose={onClose}
    />
  )
}
