import { locales } from '@academy/contract/base/locale'
import type { AcademyInput } from '@academy/contract/office/academies/academy-input'
import { type ReactNode, useId } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { errorAt } from '../../../ui/form/field-errors.ts'
import { Form } from '../../../ui/form/form.tsx'
import { TextArea, TextField } from '../../../ui/form/text-field.tsx'
import { MoneyInput } from '../../../ui/money-input/money-input.tsx'
import { DeadlineNotes } from './deadline-question.tsx'
import { academyFormTexts } from './form-texts.ts'
import { type AcademyFormProps, type TypedAcademy, useAcademyForm } from './use-academy-form.ts'
import './academy-form.css'
import './terms-fields.css'

const MAX_STEPS = 6

interface TermsFieldsProps {
  form: UseFormReturn<TypedAcademy, unknown, AcademyInput>
  name: 'withdrawal_terms' | 'lodging_terms'
  title: string
  hint: string
}

/** The steps of what stays due after a cancellation. */
const TermsFields = ({ form, name, title, hint }: TermsFieldsProps) => {
  const texts = useTexts(academyFormTexts)
  const id = useId()
  const { errors } = form.formState
  const { fields, append, remove } = useFieldArray({ control: form.control, name: `${name}.steps` })
  const numberField = (
    field: `${typeof name}.steps.${number}.${'least_days' | 'percent'}` | `${typeof name}.last_percent`,
  ) => ({
    ...form.register(field),
    error: errorAt(errors, field),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
  })
  return (
    <fieldset className="terms-fields" aria-describedby={`${id}-hint ${id}-error`}>
      <legend>{title}</legend>
      <p className="academy-form-hint" id={`${id}-hint`}>
        {hint}
      </p>
      {fields.map(({ id: key }, place) => (
        <div className="terms-step field-row" key={key}>
          <TextField label={texts.leastDays} {...numberField(`${name}.steps.${place}.least_days`)} />
          <TextField label={texts.percent} {...numberField(`${name}.steps.${place}.percent`)} />
          <TextButton
            look="danger-text"
            aria-label={texts.removeStep(place + 1)}
            onClick={() => remove(place)}
          >
            {texts.remove}
          </TextButton>
        </div>
      ))}
      <div className="terms-step field-row">
        <TextField label={texts.lastPercent} {...numberField(`${name}.last_percent`)} />
        {fields.length < MAX_STEPS && (
          <TextButton onClick={() => append({ least_days: '', percent: '' })}>{texts.addStep}</TextButton>
        )}
      </div>
      <p className="field-error" id={`${id}-error`}>
        {errorAt(errors, name)}
      </p>
    </fieldset>
  )
}

/** All that the office sets for an academy; its masterclasses and rooms have pages of their own. */
export const AcademyForm = (props: AcademyFormProps) => {
  const texts = useTexts(academyFormTexts)
  const { form, field, recheck, frame, conflict, question } = useAcademyForm(props)
  type DayField = 'start_date_academy' | 'end_date_academy' | 'end_date_application' | 'lodging_free_until'
  const recheckDays = () => {
    for (const name of ['end_date_academy', 'end_date_application', 'lodging_free_until'] as const)
      recheck(name)()
  }
  const day = (name: DayField, label: string, hint?: string) => (
    <ControlledField form={form} name={name}>
      {({ value, onChange, ...connection }) => (
        <DatePicker
          label={label}
          hint={hint}
          value={value || null}
          onUpdate={next => {
            onChange(next ?? (name === 'lodging_free_until' ? null : ''))
            recheckDays()
          }}
          {...connection}
        />
      )}
    </ControlledField>
  )
  const money = (name: 'handling_fee' | 'recording_fee', label: string, hint: string) => (
    <ControlledField form={form} name={name}>
      {connection => <MoneyInput label={label} hint={hint} {...connection} />}
    </ControlledField>
  )
  return (
    <Form submitLabel={texts.save} {...frame}>
      <Part title={texts.days}>
        <div className="field-pair">
          {day('start_date_academy', texts.start)}
          {day('end_date_academy', texts.end)}
        </div>
        {day('end_date_application', texts.deadline)}
        <DeadlineNotes
          deadline={form.watch('end_date_application')}
          start={form.watch('start_date_academy')}
          today={props.today}
        />
        {day('lodging_free_until', texts.freeUntil, texts.freeUntilHint)}
        <TextField label={texts.place} required {...field('place_name')} />
      </Part>
      <Part title={texts.fees}>
        {money(
          'handling_fee',
          texts.handlingFee,
          texts.handlingFeeHint(props.academy?.fee_invoice_count ?? 0),
        )}
        {money('recording_fee', texts.recordingFee, texts.recordingFeeHint)}
      </Part>
      <Part title={texts.waitingList} hint={texts.waitingListHint}>
        <TextField
          label={texts.offerHours}
          inputMode="numeric"
          autoComplete="off"
          required
          {...field('offer_hours')}
        />
        <Checkbox label={texts.showsRank} {...field('shows_waiting_rank')} />
      </Part>
      <Part title={texts.scholarship} hint={texts.scholarshipHint}>
        {locales.map(language => (
          <TextArea
            key={language}
            label={texts.scholarshipTexts[language]}
            lang={language}
            rows={3}
            {...field(`scholarship_${language}`)}
          />
        ))}
        <TextField label={texts.scholarshipUrl} inputMode="url" {...field('scholarship_url')} />
      </Part>
      <TermsFields
        form={form}
        name="withdrawal_terms"
        title={texts.withdrawal}
        hint={`${texts.withdrawalHint} ${texts.termsHint}`}
      />
      <TermsFields form={form} name="lodging_terms" title={texts.lodging} hint={texts.lodgingHint} />
      {question}
      {conflict && <ConflictNote title={texts.conflictTitle} {...conflict} />}
    </Form>
  )
}

const Part = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section className="academy-form-part">
    <h3>{title}</h3>
    {hint && <p className="academy-form-hint">{hint}</p>}
    {children}
  </section>
)
