import './confirm-request.css'
import { formatDay, formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Ask } from '../../../ui/dialog/ask.tsx'
import { formatDuration, normalizeDuration } from '../../../ui/duration-input/duration.ts'
import { Fact } from '../../../ui/fact.tsx'
import { WarningLine } from '../../../ui/note.tsx'
import type { Accompanist } from './api.ts'
import { requestTexts } from './request-texts.ts'
import { longDurations, totalSeconds } from './typed-request.ts'
import type { RequestState } from './use-request.ts'

interface ConfirmRequestProps {
  request: RequestState
  accompanists: readonly Accompanist[]
  fee: number
}

/** Confirms a request, with a summary. */
export const ConfirmRequest = ({ request, ...known }: ConfirmRequestProps) => {
  const texts = useTexts(requestTexts)
  const { confirm } = request.isChange ? texts.change : texts
  const locale = useLocale()
  const { fee } = known
  const hasCost = request.typed.wants_recording && fee > 0
  return (
    <Ask
      {...request.confirmation}
      title={confirm.title}
      confirmLabel={hasCost ? confirm.sendFor(formatMoney(fee, locale)) : confirm.send}
    >
      {longDurations(request.typed).map(duration => (
        <WarningLine key={duration} text={texts.confirm.isMeant(normalizeDuration(duration))} />
      ))}
      <p>{confirm.text}</p>
      <Summary typed={request.typed} {...known} />
    </Ask>
  )
}

const Summary = ({
  typed,
  accompanists,
  fee,
}: Omit<ConfirmRequestProps, 'request'> & Pick<RequestState, 'typed'>) => {
  const texts = useTexts(requestTexts)
  const locale = useLocale()
  const { movements, earliest_performance_date: earliest, chamber_ensemble: players } = typed
  const accompanist = accompanists.find(({ id }) => id === typed.correpetition_id)
  return (
    <dl className="concert-summary">
      <Fact name={texts.composer}>{typed.composer?.name}</Fact>
      <Fact name={texts.piece}>{typed.piece?.name}</Fact>
      <Fact name={texts.movements}>
        {movements.length === 0 && texts.confirm.wholePiece}
        {movements.map(({ movement_id, title, duration }) => (
          <div key={movement_id}>
            {title}, {normalizeDuration(duration)}
          </div>
        ))}
      </Fact>
      <Fact name={texts.total}>{formatDuration(totalSeconds(typed))}</Fact>
      <Fact name={texts.earliest}>{earliest && formatDay(earliest)}</Fact>
      <Fact name={texts.accompanist}>
        {accompanist ? `${accompanist.display_name}; ${texts.confirm.pageTurner}` : texts.noAccompanist}
      </Fact>
      {typed.is_chamber_music && (
        <Fact name={texts.ensemble}>
          {players.map(({ name, instrument }) => `${name}, ${instrument}`).join('; ')}
        </Fact>
      )}
      <Fact name={texts.further}>
        {!typed.wants_recording && texts.confirm.noRecording}
        {typed.wants_recording &&
          (fee > 0 ? texts.confirm.recording(formatMoney(fee, locale)) : texts.confirm.freeRecording)}
      </Fact>
      {typed.notes.trim() !== '' && <Fact name={texts.notes}>{typed.notes}</Fact>}
    </dl>
  )
}
