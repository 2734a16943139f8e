import type { Locale } from '@academy/contract/base/locale'
import { formatLongDay } from '../../../../base/format.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { StepItem } from '../step-item.tsx'
import type { StepTexts } from '../way.ts'
import type { StoryEvent } from './story.ts'
import { storyTexts } from './story-texts.ts'

const describe = (event: StoryEvent, locale: Locale): StepTexts => {
  const texts = storyTexts[locale]
  switch (event.kind) {
    case 'arrival':
    case 'departure': {
      const what =
        event.kind === 'arrival'
          ? texts.arrival.what(formatLongDay(event.end_date, locale))
          : texts.departure.what
      return event.isBooked
        ? { what, why: texts.arrival.booked, way: { to: paths.MyAcomodation, label: texts.arrival.go } }
        : { what, why: texts.arrival.notBooked }
    }
    case 'certificate': {
      const { what, why, go } = texts.certificate
      return {
        what: what(`${event.place} ${event.year}`),
        why,
        way: { to: paths.MyDays, hash: 'papers', label: go },
      }
    }
    case 'plays':
    case 'recording': {
      const { what, why, go } = texts[event.kind]
      return { what: what(event.piece_title), why, way: { to: paths.MyConcert, label: go } }
    }
  }
}

/** What comes by itself: arrival, concerts, recordings. */
export const EventList = ({ events }: { events: readonly StoryEvent[] }) => {
  const texts = useTexts(storyTexts)
  const locale = useLocale()
  if (events.length === 0) return null
  return (
    <Panel title={texts.events}>
      <ol className="steps">
        {events.map((event, index) => (
          <StepItem
            // Events have no identity, and the list is rebuilt each time.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            texts={describe(event, locale)}
            day={event.date && <time dateTime={event.date}>{formatLongDay(event.date, locale)}</time>}
            isQuiet
          />
        ))}
      </ol>
    </Panel>
  )
}
