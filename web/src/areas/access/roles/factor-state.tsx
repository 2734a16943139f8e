import './roles.css'
import type { FactorState as State } from '@academy/contract/access/second-factor/schemas'
import { dayInVienna, formatDay, formatInstant } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { factorTexts } from './factor-texts.ts'

type Texts = (typeof factorTexts)['en']

const isOver = (instant: string) => new Date(instant) <= new Date()

const stateText = ({ is_set_up, required_from }: State, texts: Texts): string => {
  if (is_set_up) return texts.setUp
  if (!required_from) return texts.none
  const day = formatDay(dayInVienna(required_from))
  return isOver(required_from) ? texts.missingSince(day) : texts.dueBy(day)
}

/** The state as one text, for files and the search. */
export const factorText = (state: State, texts: Texts): string =>
  [stateText(state, texts), state.reset && texts.reset(formatInstant(state.reset.due_at))]
    .filter(Boolean)
    .join(', ')

/** Whether somebody has a second factor, needs one, or is to lose it. */
export const FactorState = ({ state }: { state: State }) => {
  const texts = useTexts(factorTexts)
  const { is_set_up, required_from, reset } = state
  const text = stateText(state, texts)
  return (
    <div className="role-factor">
      {!is_set_up && required_from ? (
        <Badge tone={isOver(required_from) ? 'danger' : 'warm'}>{text}</Badge>
      ) : (
        <span>{text}</span>
      )}
      {reset && (
        <>
          <Badge tone="warm">{texts.reset(formatInstant(reset.due_at))}</Badge>
          {reset.asked_by && <span>{texts.askedBy(reset.asked_by)}</span>}
        </>
      )}
    </div>
  )
}

const filters = {
  set_up: ({ is_set_up }: State) => is_set_up,
  none: ({ is_set_up }: State) => !is_set_up,
  due: ({ is_set_up, required_from }: State) => !is_set_up && required_from !== null,
  reset: ({ reset }: State) => reset !== null,
}
const kinds = ['set_up', 'none', 'due', 'reset'] as const satisfies (keyof typeof filters)[]

interface Holder {
  second_factor: State
}

/** Filters a table of accounts by their second factor. */
export const factorFilter = (texts: Texts) => ({
  id: 'factor',
  label: texts.title,
  all: texts.all,
  options: kinds.map(value => ({ value, label: texts.filters[value] })),
  keeps: ({ second_factor }: Holder, value: string) =>
    kinds.some(kind => kind === value && filters[kind](second_factor)),
})
