import './academy-form.css'
import { locales } from '@academy/contract/base/locale'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { MoneyInput } from '../../../ui/money-input/money-input.tsx'
import { DeadlineNotes } from './deadline-notes.tsx'
import { DeadlineQuestion } from './deadline-question.tsx'
import { academyFormTexts } from './form-texts.ts'
import { TermsFields } from './terms-fields.tsx'
import { type AcademyFormProps, useAcademyForm } from './use-academy-form.ts'

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
      <DeadlineQuestion {...question} />
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
