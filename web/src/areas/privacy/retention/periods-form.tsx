import './retention.css'
import { retentionRules, settableRetentions } from '@academy/contract/base/retention'
import { RetentionChange } from '@academy/contract/privacy/retention/schemas'
import type { z } from 'zod'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useVersionedForm } from '../../../ui/form/use-versioned-form.ts'
import { loadPeriods, savePeriods } from './api.ts'
import { retentionTexts } from './texts.ts'

type TypedPeriods = z.input<typeof RetentionChange>

const typedOf = (periods: RetentionChange): TypedPeriods => ({ ...periods })

interface PeriodsFormProps {
  call: Call
  periods: RetentionChange
  onSaved: () => Promise<void>
}

/** How long each kind of data is kept. */
export const PeriodsForm = ({ call, periods, onSaved }: PeriodsFormProps) => {
  const texts = useTexts(retentionTexts)
  const { field, frame, conflict } = useVersionedForm<TypedPeriods, RetentionChange, RetentionChange>({
    schema: RetentionChange,
    draft: 'retention',
    known: typedOf(periods),
    version: periods.version,
    typedOf,
    save: (values, version) => savePeriods(call, { ...values, version }),
    loadNewest: () => loadPeriods(call),
    onSaved,
  })
  return (
    <>
      <p>{texts.periodsIntro}</p>
      {conflict && <ConflictNote title={texts.conflict} {...conflict} />}
      <Form submitLabel={texts.save} {...frame}>
        <div className="retention-periods">
          {settableRetentions.map(retention => {
            const { bounds, period } = retentionRules[retention]
            return (
              <TextField
                key={retention}
                label={texts.periodOf[retention]}
                hint={texts.bounds[period.unit](bounds.min, bounds.max)}
                inputMode="numeric"
                autoComplete="off"
                required
                {...field(retention)}
              />
            )
          })}
        </div>
      </Form>
      <p>{texts.law}</p>
    </>
  )
}
