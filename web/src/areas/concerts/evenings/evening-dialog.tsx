import { laterDay } from '@academy/contract/base/days'
import { type Evening, EveningInput } from '@academy/contract/concerts/evenings/schemas'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { type Board, saveEvening } from './api.ts'
import { planningDialogTexts } from './dialog-texts.ts'

const USUAL_LENGTH = 90

/** Returns the defaults of a new evening: the day after the last one, with the same place and length. */
export const nextEvening = ({
  start_date,
  end_date,
  evenings,
}: Pick<Board, 'start_date' | 'end_date' | 'evenings'>): EveningInput => {
  const last = evenings.toSorted((one, other) => one.date.localeCompare(other.date)).at(-1)
  const next = laterDay(last?.date ?? start_date, 1)
  return {
    date: next > end_date ? end_date : next,
    place: last?.place ?? '',
    length_minutes: last?.length_minutes ?? USUAL_LENGTH,
  }
}

interface EveningDialogProps {
  call: Call
  board: Board
  /** The evening to change; a new one if undefined. */
  evening?: Evening | undefined
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Day, place and length of a concert. */
export const EveningDialog = ({ call, board, evening, onChanged, onClose }: EveningDialogProps) => {
  const { evening: texts } = useTexts(planningDialogTexts)
  const { date, place, length_minutes } = evening ?? nextEvening(board)
  const { form, field, frame } = useContractForm({
    schema: EveningInput,
    draft: `evening:${evening?.id ?? 'new'}`,
    known: { date, place, length_minutes },
    send: async values => {
      await saveEvening(call, evening?.id, values)
      await onChanged()
      onClose()
      showAlert('success', evening ? texts.saved : texts.added)
    },
  })
  return (
    <FormDialog
      title={evening ? texts.edit : texts.add}
      onClose={onClose}
      submitLabel={texts.save}
      {...frame}
    >
      <ControlledField form={form} name="date">
        {({ value, onChange, ...connection }) => (
          <DatePicker
            label={texts.date}
            hint={texts.dateHint}
            min={board.start_date}
            max={board.end_date}
            value={value}
            onUpdate={day => onChange(day ?? '')}
            {...connection}
          />
        )}
      </ControlledField>
      <TextField label={texts.place} required maxLength={100} {...field('place')} />
      <TextField
        label={texts.length}
        inputMode="numeric"
        required
        {...field('length_minutes', { valueAsNumber: true })}
      />
      {evening?.announced_at && <p>{texts.tellAgain}</p>}
    </FormDialog>
  )
}
