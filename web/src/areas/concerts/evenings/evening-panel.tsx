import './evening-panel.css'
import '../../../ui/button.css'
import { dayInVienna, formatDayOfWeek, formatShortDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ThinBar } from '../../../ui/thin-bar.tsx'
import { WarningLine } from '../../../ui/warning-line.tsx'
import { EveningActions, type EveningActionsProps } from './evening-actions.tsx'
import { inMinutes, type PlannedEvening, secondsOf } from './evenings.ts'
import { type CardTools, RequestList } from './request-list.tsx'
import { planningTexts } from './texts.ts'
import { useEveningName } from './use-evening-name.ts'

export const eveningId = (id: number) => `evening-${id}`

interface EveningPanelProps extends CardTools, EveningActionsProps {
  evening: PlannedEvening
}

/** One concert: when and where, how full it is, and its programme. */
export const EveningPanel = ({
  evening,
  call,
  onEdit,
  onDelete,
  onAnnounce,
  ...tools
}: EveningPanelProps) => {
  const texts = useTexts(planningTexts)
  const name = useEveningName()(evening)
  const ofEvening = evening.warnings.filter(warning => !('request_id' in warning))
  return (
    <section
      id={eveningId(evening.id)}
      className="evening"
      tabIndex={-1}
      aria-label={name}
      data-drop-target={tools.dragging.dropPosition?.evening_id === evening.id || undefined}
      {...tools.dragging.targetProps(evening.id)}
    >
      <EveningHead evening={evening} />
      {ofEvening.map(warning => (
        <WarningLine key={warning.kind} text={tools.wordsOf(warning)} />
      ))}
      <EveningActions {...{ evening, call, onEdit, onDelete, onAnnounce }} />
      {evening.requests.length === 0 && <p className="board-quiet">{texts.emptyEvening}</p>}
      {evening.requests.length > 0 && (
        <RequestList requests={evening.requests} evening={evening} label={name} {...tools} />
      )}
    </section>
  )
}

const EveningHead = ({ evening }: { evening: PlannedEvening }) => {
  const texts = useTexts(planningTexts)
  const locale = useLocale()
  const { date, place, length_minutes: length, requests } = evening
  const minutes = inMinutes(secondsOf(requests))
  return (
    <header className="evening-head">
      <h2>
        <time dateTime={date}>{formatDayOfWeek(date, locale)}</time> {texts.at}
      </h2>
      <p className="evening-place">{place}</p>
      <AnnouncementBadge evening={evening} />
      <div className="evening-time">
        <span>{texts.used(minutes, length)}</span>
        <ThinBar part={minutes / length} isOver={minutes > length} />
      </div>
    </header>
  )
}

const AnnouncementBadge = ({ evening: { announced_at, to_notify } }: { evening: PlannedEvening }) => {
  const texts = useTexts(planningTexts)
  if (!announced_at) return <Badge tone="warm">{texts.notAnnounced}</Badge>
  if (to_notify > 0) return <Badge tone="warm">{texts.changed}</Badge>
  return <Badge tone="quiet">{texts.announced(formatShortDay(dayInVienna(announced_at)))}</Badge>
}
