import { locales } from '@academy/contract/base/locale'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { dayInVienna, formatDayOfWeek, formatShortDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button, TextButton } from '../../../ui/button.tsx'
import { WarningLine } from '../../../ui/note.tsx'
import { ThinBar } from '../../../ui/thin-bar.tsx'
import { saveProgramme, saveWorks } from './api.ts'
import { inMinutes, type PlannedEvening, secondsOf } from './plan.ts'
import { type CardTools, RequestList } from './request-list.tsx'
import { planningTexts } from './texts.ts'
import { useEveningName } from './use-warning-text.ts'
import './evening-panel.css'

interface EveningActionsProps {
  call: Call
  onEdit: (evening: PlannedEvening) => void
  onDelete: (evening: PlannedEvening) => void
  onAnnounce: (evening: PlannedEvening) => void
}

/** Actions on a whole evening. */
const EveningActions = ({
  call,
  evening,
  onEdit,
  onDelete,
  onAnnounce,
}: EveningActionsProps & { evening: PlannedEvening }) => {
  const texts = useTexts(planningTexts)
  const name = useEveningName()(evening)
  const { id, announced_at, to_notify, request_ids } = evening
  const save = (file: Promise<void>) => void file.catch(() => showAlert('dangerDismiss', texts.notDownloaded))
  const documents = [
    ...locales.map(locale => ({
      name: texts.programmes[locale],
      act: () => save(saveProgramme(call, id, locale)),
    })),
    { name: texts.works, act: () => save(saveWorks(call, id)) },
  ]
  return (
    <div className="evening-actions">
      {to_notify > 0 && (
        <Button
          aria-label={announced_at ? texts.announceChangesOf(name) : texts.announceOf(name)}
          onClick={() => onAnnounce(evening)}
        >
          {announced_at ? texts.announceChanges : texts.announce}
        </Button>
      )}
      <TextButton aria-label={texts.editOf(name)} onClick={() => onEdit(evening)}>
        {texts.edit}
      </TextButton>
      {request_ids.length > 0 && (
        <ActionMenu label={texts.documents} fullLabel={texts.documentsOf(name)} actions={documents} />
      )}
      {request_ids.length === 0 && (
        <TextButton look="danger-text" aria-label={texts.removeOf(name)} onClick={() => onDelete(evening)}>
          {texts.remove}
        </TextButton>
      )}
    </div>
  )
}

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
