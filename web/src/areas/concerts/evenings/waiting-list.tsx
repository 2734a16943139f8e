import { foldAccents } from '@academy/contract/base/fold-accents'
import { locales } from '@academy/contract/base/locale'
import type { OfficeRequest } from '@academy/contract/concerts/evenings/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { type CardTools, RequestList } from './request-list.tsx'
import { planningTexts } from './texts.ts'

/** Every word has to match somewhere, in any order and spelling. */
export const filterRequests = (requests: readonly OfficeRequest[], search: string): OfficeRequest[] => {
  const words = foldAccents(search).split(/\s+/).filter(Boolean)
  return requests.filter(
    ({ student_name, composer_name, piece_title, accompanist, instrument, chamber_ensemble }) => {
      const text = [
        student_name,
        composer_name,
        piece_title,
        accompanist,
        ...locales.map(locale => instrument?.[`name_${locale}`]),
        ...chamber_ensemble.map(({ name }) => name),
      ].join(' ')
      return words.every(word => foldAccents(text).includes(word))
    },
  )
}

interface WaitingListProps extends CardTools {
  waiting: readonly OfficeRequest[]
  hasRequests: boolean
  search: string
  /** Another number clears the field, also of what was typed a moment ago and is not searched yet. */
  timesCleared: number
  onSearch: (search: string) => void
}

/** The unscheduled requests. Dropping a request here takes it off its evening. */
export const WaitingList = ({
  waiting,
  hasRequests,
  search,
  timesCleared,
  onSearch,
  ...tools
}: WaitingListProps) => {
  const texts = useTexts(planningTexts)
  const shown = filterRequests(waiting, search)
  const none = hasRequests ? texts.allPlanned : texts.noRequests
  return (
    <div
      id="waiting"
      className="board-waiting"
      data-drop-target={tools.dragging.dropPosition === null || undefined}
      {...tools.dragging.targetProps(null)}
    >
      <Panel title={texts.waiting}>
        <search>
          <SearchField
            key={timesCleared}
            label={texts.search}
            hint={texts.searchHint}
            search={search}
            onSearch={onSearch}
          />
        </search>
        <p role="status" className="board-quiet">
          {waiting.length === 0 && none}
          {waiting.length > 0 && (shown.length > 0 ? texts.waitingCount(shown.length) : texts.nothingFound)}
        </p>
        {shown.length > 0 && <RequestList requests={shown} label={texts.waiting} {...tools} />}
      </Panel>
    </div>
  )
}
