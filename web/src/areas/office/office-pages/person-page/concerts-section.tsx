import type { ApplicationStatus } from '@academy/contract/base/schemas'
import { requestingProblem } from '@academy/contract/concerts/requests/requesting'
import type { Person, PersonConcert } from '@academy/contract/office/person-page/schemas'
import { formatDay, formatShortDay } from '../../../../base/format.ts'
import { defineTexts, useTexts } from '../../../../base/i18n/texts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { formatDuration } from '../../../../ui/duration-input/duration.ts'
import { Excerpt } from '../../../../ui/excerpt/excerpt.tsx'
import { Fact } from '../../../../ui/fact.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { Entries, EntryFacts, EntryHead } from './person-entries.tsx'

const concertTexts = defineTexts({
  en: {
    title: 'Concerts',
    empty: 'Has not requested a concert at this academy.',
    planned: (day: string, place: string) => `planned for ${day}, ${place}`,
    announced: (day: string, place: string) => `plays on ${day}, ${place}`,
    waiting: (day: string) => `no evening yet, ${day} at the earliest`,
    withdrawn: 'withdrawn',
    application_needed: 'no application',
    place_needed: 'no place',
    duration: 'Duration',
    movements: 'Movements',
    video: 'Video',
    accompanist: 'Accompanist',
    ensemble: 'Ensemble',
    recording: 'Recording',
    wanted: 'wanted',
    notes: 'Notes',
  },
  de: {
    title: 'Konzerte',
    empty: 'Hat in dieser Akademie um kein Konzert gebeten.',
    planned: (day, place) => `geplant für ${day}, ${place}`,
    announced: (day, place) => `spielt am ${day}, ${place}`,
    waiting: day => `noch ohne Abend, ab ${day}`,
    withdrawn: 'zurückgezogen',
    application_needed: 'keine Bewerbung',
    place_needed: 'kein Platz',
    duration: 'Dauer',
    movements: 'Sätze',
    video: 'Video',
    accompanist: 'Korrepetition',
    ensemble: 'Ensemble',
    recording: 'Aufnahme',
    wanted: 'gewünscht',
    notes: 'Anmerkungen',
  },
})

/** The concert requests of all years, and what became of them. */
export const ConcertsSection = ({ concerts, applications }: Pick<Person, 'concerts' | 'applications'>) => {
  const texts = useTexts(concertTexts)
  const statuses = applications.filter(({ is_current }) => is_current).map(({ status }) => status)
  return (
    <Panel title={texts.title}>
      <Entries
        current={concerts.filter(({ is_current }) => is_current)}
        earlier={concerts.filter(({ is_current }) => !is_current)}
        empty={texts.empty}
      >
        {request => (
          <>
            <EntryHead
              title={`${request.composer_name}: ${request.piece_title}`}
              state={
                <>
                  <ConcertBadge request={request} />
                  <ProblemBadge request={request} statuses={statuses} />
                </>
              }
            />
            <Facts request={request} />
          </>
        )}
      </Entries>
    </Panel>
  )
}

const ConcertBadge = ({ request }: { request: PersonConcert }) => {
  const texts = useTexts(concertTexts)
  const { evening, is_withdrawn, earliest_performance_date } = request
  if (is_withdrawn) return <Badge tone="quiet">{texts.withdrawn}</Badge>
  if (!evening) return <Badge tone="warm">{texts.waiting(formatShortDay(earliest_performance_date))}</Badge>
  const day = formatDay(evening.date)
  return (
    <Badge tone="quiet">
      {evening.is_announced ? texts.announced(day, evening.place) : texts.planned(day, evening.place)}
    </Badge>
  )
}

interface ProblemBadgeProps {
  request: PersonConcert
  /** Of the applications in the current academy. */
  statuses: readonly ApplicationStatus[]
}

/** Marks a request of somebody who has withdrawn since, or was declined. */
const ProblemBadge = ({ request, statuses }: ProblemBadgeProps) => {
  const texts = useTexts(concertTexts)
  const problem = requestingProblem(statuses)
  if (!problem || request.is_withdrawn || !request.is_current) return null
  return <Badge tone="warm">{texts[problem]}</Badge>
}

const Facts = ({ request }: { request: PersonConcert }) => {
  const texts = useTexts(concertTexts)
  const { movement_titles, accompanist, chamber_ensemble, notes } = request
  return (
    <EntryFacts>
      <Fact name={texts.duration}>{formatDuration(request.total_duration_seconds)}</Fact>
      {movement_titles.length > 0 && <Fact name={texts.movements}>{movement_titles.join(', ')}</Fact>}
      {accompanist && <Fact name={texts.accompanist}>{accompanist}</Fact>}
      {chamber_ensemble.length > 0 && (
        <Fact name={texts.ensemble}>
          {chamber_ensemble.map(({ name, instrument }) => `${name} (${instrument})`).join(', ')}
        </Fact>
      )}
      {request.wants_recording && (
        <Fact name={texts.recording}>
          {request.video_url ? (
            <a href={request.video_url} target="_blank" rel="noopener noreferrer">
              {texts.video}
            </a>
          ) : (
            texts.wanted
          )}
        </Fact>
      )}
      {notes && (
        <Fact name={texts.notes}>
          <Excerpt text={notes} empty="" of={request.piece_title} length={80} />
        </Fact>
      )}
    </EntryFacts>
  )
}
