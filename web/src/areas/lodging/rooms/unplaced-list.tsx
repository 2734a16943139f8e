import type { PlanGuest } from '@academy/contract/lodging/rooms/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { type CardTools, GuestCard } from './guest-card.tsx'
import { searchGuests } from './plan.ts'
import { planTexts } from './plan-texts.ts'

interface UnplacedListProps extends CardTools {
  unplaced: readonly PlanGuest[]
  hasGuests: boolean
  search: string
  onSearch: (search: string) => void
}

/** The people without a room. Dropping a person here takes them out of their room. */
export const UnplacedList = ({ unplaced, hasGuests, search, onSearch, ...tools }: UnplacedListProps) => {
  const texts = useTexts(planTexts)
  const found = searchGuests(unplaced, search)
  const note = !hasGuests ? texts.nobody : unplaced.length === 0 ? texts.allPlaced : texts.nothingFound
  return (
    <div
      className="plan-unplaced"
      data-drop-target={tools.dragging.dropPosition === null || undefined}
      {...tools.dragging.targetProps(null)}
    >
      <Panel title={`${texts.unplaced} (${unplaced.length})`}>
        {unplaced.length > 0 && (
          <TextField
            type="search"
            label={texts.search}
            hint={texts.searchHint}
            value={search}
            onChange={event => onSearch(event.target.value)}
          />
        )}
        {found.length === 0 ? (
          <p className="plan-quiet">{note}</p>
        ) : (
          <ul className="plan-guests">
            {found.map(guest => (
              <GuestCard key={guest.booking_id} guest={guest} {...tools} />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  )
}
