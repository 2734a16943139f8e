import type { ConcertRequest } from '@academy/contract/concerts/requests/schemas'
import { useQuery } from '@tanstack/react-query'
import type { Call } from '../../../base/api.ts'
import { formatDayRange, formatLongDay, formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { focusInvalidDate } from '../../../ui/date-picker/invalid-date.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { DraftNote } from '../../../ui/form/draft-note.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { OtherTabNote } from '../../../ui/form/other-tab-note.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextArea } from '../../../ui/form/text-field.tsx'
import { useFocusFirstError } from '../../../ui/form/use-focus-first-error.ts'
import { WarningLine } from '../../../ui/note.tsx'
import { type Accompanist, type ConcertDates, datesQuery } from './api.ts'
import { ConfirmRequest } from './confirm-request.tsx'
import { EnsembleFields } from './ensemble-fields.tsx'
import { MovementFields } from './movement-fields.tsx'
import { RepertoireDialogs } from './repertoire-dialogs.tsx'
import { RepertoireFields } from './repertoire-fields.tsx'
import { requestTexts } from './request-texts.ts'
import { useRepertoire } from './use-repertoire.ts'
import { type RequestState, useRequest } from './use-request.ts'
import './request-form.css'
import '../../../ui/form/form.css'

interface AccompanistFieldsProps {
  request: RequestState
  accompanists: readonly Accompanist[]
}

/** Chooses the accompanist; then a page turner is required. */
const AccompanistFields = ({ request, accompanists }: AccompanistFieldsProps) => {
  const texts = useTexts(requestTexts)
  const { form, field, typed, check } = request
  return (
    <>
      <ControlledField form={form} name="correpetition_id">
        {({ value, onChange, ...control }) => (
          <SelectField
            label={texts.accompanist}
            hint={texts.accompanistHint}
            placeholder={texts.noAccompanist}
            options={accompanists.map(({ id, display_name, start_date, end_date }) => ({
              value: String(id),
              label: `${display_name}, ${formatDayRange(start_date, end_date)}`,
            }))}
            value={value ?? ''}
            {...control}
            onChange={({ target }) => {
              onChange(target.value ? Number(target.value) : null)
              check('correpetition_id')
            }}
          />
        )}
      </ControlledField>
      {typed.correpetition_id !== null && (
        <Checkbox
          label={texts.pageTurner}
          required
          {...field('page_turner_confirmed', { onChange: () => check('page_turner_confirmed') })}
        />
      )}
    </>
  )
}

interface EarliestDateProps {
  request: RequestState
  dates: ConcertDates
  departure: string | undefined
}

/** The earliest day. Days outside the concerts or too soon cannot be chosen; after the departure is a warning. */
const EarliestDate = ({ request, dates, departure }: EarliestDateProps) => {
  const texts = useTexts(requestTexts)
  const { min_date, max_date } = dates
  const locale = useLocale()
  const earliest = request.typed.earliest_performance_date
  const limits = min_date && max_date ? { min: min_date, max: max_date } : {}
  return (
    <>
      <ControlledField form={request.form} name="earliest_performance_date">
        {({ onChange, ...day }) => (
          <DatePicker
            label={texts.earliest}
            {...limits}
            {...(min_date &&
              max_date && {
                hint: texts.earliestHint(formatLongDay(min_date, locale), formatLongDay(max_date, locale)),
              })}
            {...day}
            onUpdate={next => {
              onChange(next)
              request.check('earliest_performance_date')
            }}
          />
        )}
      </ControlledField>
      {earliest && departure && earliest >= departure && (
        <WarningLine text={texts.afterDeparture(formatLongDay(departure, locale))} />
      )}
    </>
  )
}

/** Retry delay after a failed request. */
const RETRY_MS = 60_000

/** Minimum delay: clocks may differ slightly, and requests must not run in a tight loop. */
const MIN_DELAY_MS = 1_000

/** Returns the time until the range changes, by the server's clock: the reader's clock may be wrong. */
const delayUntilChange = ({ now, changes_at }: Pick<ConcertDates, 'now' | 'changes_at'>): number =>
  Math.max(MIN_DELAY_MS, Date.parse(changes_at) - Date.parse(now))

/** Returns the days that can be requested, refreshed at 11:00 and when the page becomes visible. */
export const useConcertDates = (call: Call, loaded: ConcertDates): ConcertDates => {
  const { data } = useQuery({
    ...datesQuery(call),
    initialData: loaded,
    refetchInterval: ({ state }) =>
      state.status === 'error' || !state.data ? RETRY_MS : delayUntilChange(state.data),
    refetchOnWindowFocus: 'always',
  })
  return data ?? loaded
}

/** The recording, and notes for the office. */
const RequestOptions = ({ request, fee }: { request: RequestState; fee: number }) => {
  const texts = useTexts(requestTexts)
  const locale = useLocale()
  const { field } = request
  return (
    <>
      <Checkbox
        label={fee > 0 ? texts.recording(formatMoney(fee, locale)) : texts.freeRecording}
        note={<p className="field-hint">{fee > 0 ? texts.recordingNote : texts.freeRecordingNote}</p>}
        {...field('wants_recording')}
      />
      <TextArea label={texts.notes} hint={texts.notesHint} {...field('notes')} />
    </>
  )
}

interface RequestFormProps {
  call: Call
  personId: number
  dates: ConcertDates
  accompanists: readonly Accompanist[]
  /** The last day on which the person is there, if that is known. */
  departure: string | undefined
  /** The request that is changed; none for a new one. */
  edited?: ConcertRequest | undefined
  onSent: () => Promise<void>
}

/** The form for a new concert request, or for one that is changed. */
export const RequestForm = ({ dates: loaded, accompanists, departure, ...props }: RequestFormProps) => {
  const { call, personId } = props
  const { change, ...texts } = useTexts(requestTexts)
  const dates = useConcertDates(call, loaded)
  const request = useRequest({ ...props, dates })
  const words = request.isChange ? change : texts
  const { typed, field, check } = request
  const form = useFocusFirstError(request.attempts)
  const repertoire = useRepertoire(call, personId, request)
  return (
    <div className="concert-request">
      <header>
        <ButtonLink look="text" to="/user/concert" search={{}}>
          ← {texts.back}
        </ButtonLink>
        <h1>{words.title}</h1>
      </header>
      <p>{words.intro}</p>
      {request.found && <DraftNote onDiscardDraft={request.discardDraft} />}
      <OtherTabNote otherTab={request.otherTab} />
      <form
        ref={form}
        className="form concert-form"
        method="post"
        noValidate
        onSubmit={event => {
          if (focusInvalidDate(event.currentTarget)) event.preventDefault()
          else request.submit(event)
        }}
      >
        <Checkbox label={texts.agreed} required {...field('agreed', { onChange: () => check('agreed') })} />
        <h2>{texts.what}</h2>
        <RepertoireFields call={call} request={request} repertoire={repertoire} />
        {typed.piece && <MovementFields request={request} repertoire={repertoire} />}
        <h2>{texts.when}</h2>
        <EarliestDate request={request} dates={dates} departure={departure} />
        <h2>{texts.who}</h2>
        <AccompanistFields request={request} accompanists={accompanists} />
        <EnsembleFields request={request} />
        <h2>{texts.further}</h2>
        <RequestOptions request={request} fee={dates.recording_fee} />
        <FormMessage message={request.message} />
        {request.conflict && <ConflictNote title={change.conflict} {...request.conflict} />}
        <SubmitButton label={words.submit} isBusy={false} />
      </form>
      {/* Outside the form: submitting a nested form would submit this one too. */}
      <RepertoireDialogs call={call} request={request} repertoire={repertoire} />
      {request.isAsking && (
        <ConfirmRequest request={request} accompanists={accompanists} fee={dates.recording_fee} />
      )}
    </div>
  )
}
