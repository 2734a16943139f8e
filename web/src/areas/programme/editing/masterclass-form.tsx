import type { Concerned } from '@academy/contract/base/concerned'
import type { Locale } from '@academy/contract/base/locale'
import {
  MasterclassChange,
  MasterclassInput,
  type Programme,
  type ProgrammeMasterclass,
} from '@academy/contract/programme/editing/schemas'
import type { Call } from '../../../base/api.ts'
import { concernedToConfirm } from '../../../base/api-errors.ts'
import { formatDay, formatMoney, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { schemaFor } from '../../../ui/form/contract-resolver.ts'
import { RowForm } from '../../../ui/row-form/row-form.tsx'
import type { RowEvents } from '../../../ui/row-form/use-row-editing.tsx'
import { useRowForm } from '../../../ui/row-form/use-row-form.ts'
import { addMasterclass, changeMasterclass } from './api.ts'
import { MasterclassFields } from './masterclass-fields.tsx'
import { bodyOf, emptyMasterclass, type MasterclassValues, valuesOf } from './masterclass-values.ts'
import { programmeTexts } from './texts.ts'

interface ChangedTerm {
  term: 'instrument' | 'teacher' | 'start' | 'end' | 'fee'
  from: string
  to: string
}

type Choices = Pick<Programme, 'instruments' | 'teachers'>

/** What people applied for and what becomes of it, as it is shown to the office before it is changed. */
export const changedTerms = (
  before: ProgrammeMasterclass,
  after: MasterclassChange,
  { instruments, teachers }: Choices,
  locale: Locale,
): ChangedTerm[] => {
  const instrument = instruments.find(({ id }) => id === after.instrument_id)
  const teacher = teachers.find(({ id }) => id === after.teacher_id)
  const terms: ChangedTerm[] = [
    {
      term: 'instrument',
      from: before[`instrument_${locale}`],
      to: instrument ? nameIn(locale, instrument) : '',
    },
    { term: 'teacher', from: before.teacher_name, to: teacher?.name ?? '' },
    { term: 'start', from: formatDay(before.start_date), to: formatDay(after.start_date) },
    { term: 'end', from: formatDay(before.end_date), to: formatDay(after.end_date) },
    {
      term: 'fee',
      from: formatMoney(before.participation_fee, locale),
      to: formatMoney(after.participation_fee, locale),
    },
  ]
  return terms.filter(({ from, to }) => from !== to)
}

interface FormProps extends RowEvents {
  call: Call
  programme: Programme
  academy: NonNullable<Programme['academy']>
}

/** Types a new masterclass. */
export const NewMasterclass = (props: FormProps) => {
  const { call, academy, hasFocus } = props
  const texts = useTexts(programmeTexts)
  const locale = useLocale()
  const { form, field, row } = useRowForm({
    schema: schemaFor(MasterclassInput, (typed: MasterclassValues) => ({
      ...bodyOf(typed, locale),
      academy_id: academy.id,
    })),
    known: emptyMasterclass,
    draft: `masterclass-${academy.id}`,
    save: async values => {
      await addMasterclass(call, values)
      return true
    },
    onDone: props.onDone,
  })
  return (
    <RowForm label={texts.newMasterclass} isNew hasFocus={hasFocus} {...row}>
      <MasterclassFields form={form} field={field} isNew isFinal={false} {...props} />
    </RowForm>
  )
}

interface ConcernedChange {
  concerned: Concerned
  changes: readonly ChangedTerm[]
}

interface EditorProps extends FormProps {
  masterclass: ProgrammeMasterclass
}

/** Edits a masterclass in its row. Who applied for what is changed is shown first. */
export const MasterclassEditor = ({ masterclass, ...props }: EditorProps) => {
  const { call, programme } = props
  const texts = useTexts(programmeTexts)
  const locale = useLocale()
  const [ask, question] = useAsk(({ concerned, changes }: ConcernedChange) => {
    const hidden = concerned.count - concerned.names.length
    return {
      title: texts.confirmTitle,
      confirmLabel: texts.confirm,
      children: (
        <>
          <ul>
            {changes.map(({ term, from, to }) => (
              <li key={term}>{texts.changedTerm(texts.terms[term], from, to)}</li>
            ))}
          </ul>
          <p>{texts.confirmLead(concerned.count)}</p>
          <p>
            {concerned.names.join(', ')}
            {hidden > 0 && ` ${texts.more(hidden)}`}
          </p>
          <p>{texts.confirmNote}</p>
        </>
      ),
    }
  })
  const save = async (values: MasterclassChange): Promise<boolean> => {
    try {
      await changeMasterclass(call, masterclass, values)
      return true
    } catch (error) {
      const concerned = concernedToConfirm(error)
      if (!concerned) throw error
      const changes = changedTerms(masterclass, values, programme, locale)
      // Somebody may apply meanwhile: then the new number is shown again.
      return (await ask({ concerned, changes })) && save({ ...values, confirmed: concerned.count })
    }
  }
  const { version } = masterclass
  const { form, field, row } = useRowForm({
    schema: schemaFor(MasterclassChange, (typed: MasterclassValues) => ({
      ...bodyOf(typed, locale),
      version,
    })),
    known: valuesOf(masterclass),
    version,
    save,
    onDone: props.onDone,
    onReload: props.onReload,
    onRebase: props.onRebase,
    leave: props.leave,
  })
  return (
    <>
      <RowForm
        label={texts.masterclasses}
        isNew={false}
        hasFocus={props.hasFocus}
        deletion={props.deletion}
        {...row}
      >
        <MasterclassFields
          form={form}
          field={field}
          isNew={false}
          isFinal={masterclass.is_final}
          {...props}
        />
      </RowForm>
      {question}
    </>
  )
}
