import type {
  AccompanimentPlan,
  PlannedMasterclass,
  Suggestion,
} from '@academy/contract/schedule/accompaniment-plan/schemas'
import { explainUnsaved } from '../../../base/explain-failure.ts'
import { formatDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useAct } from '../../../base/use-pending.ts'
import { Button, TextButton } from '../../../ui/button.tsx'
import { WarningLine } from '../../../ui/note.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { accompanistNames, masterclassName } from './plan-names.ts'
import { planTexts } from './texts.ts'
import './accompaniment-plan.css'

interface ChangeButtonProps {
  masterclass: PlannedMasterclass
  onOpen: (masterclass: PlannedMasterclass) => void
}

/** Opens the dialog in which the office assigns. */
export const ChangeButton = ({ masterclass, onOpen }: ChangeButtonProps) => {
  const texts = useTexts(planTexts)
  const name = masterclassName(masterclass, useLocale())
  return (
    <TextButton aria-label={texts.changeOf(name)} onClick={() => onOpen(masterclass)}>
      {texts.change}
    </TextButton>
  )
}

interface TakeButtonProps {
  label: string
  isQuiet?: boolean
  take: () => Promise<unknown>
  /** Loads the plan again. */
  refresh: () => Promise<void>
}

/** Takes a suggestion. If somebody has chosen meanwhile, the plan shows that. */
const TakeButton = ({ label, isQuiet = false, take, refresh }: TakeButtonProps) => {
  const { taken } = useTexts(planTexts)
  const { isPending, act } = useAct({ onChanged: refresh, explain: explainUnsaved })
  return (
    <Button isPending={isPending} look={isQuiet ? 'quiet' : 'default'} onClick={() => act(take, taken)}>
      {label}
    </Button>
  )
}

interface SuggestionReasonProps {
  plan: AccompanimentPlan
  suggestion: Suggestion
}

/** Why this accompanist: the only one, or the one whose fullest day stays the lowest. */
const SuggestionReason = ({ plan, suggestion }: SuggestionReasonProps) => {
  const texts = useTexts(planTexts)
  const nameOf = (period_id: number) => plan.accompanists.find(one => one.period_id === period_id)?.name ?? ''
  const [best, ...others] = suggestion.candidates
  if (!best) return <span className="user-quiet">{texts.noPeriod}</span>
  const name = nameOf(best.period_id)
  const compared = others.map(({ period_id, peak }) => texts.otherPeak(nameOf(period_id), peak))
  return (
    <span className="user-quiet">
      {others.length === 0 ? texts.onlyOne(name) : texts.peak(name, best.peak) + texts.others(compared)}
      {suggestion.is_estimate && others.length > 0 && ` ${texts.estimate}`}
    </span>
  )
}

export interface SuggestedPeriod {
  masterclass_id: number
  period_id: number
}

/** Returns the suggested assignments; masterclasses that nobody can take are left out. */
const suggestedOf = ({ suggestions }: AccompanimentPlan): SuggestedPeriod[] =>
  suggestions.flatMap(({ masterclass_id, candidates: [best] }) =>
    best ? [{ masterclass_id, period_id: best.period_id }] : [],
  )

/** What the office can do. */
interface Assign {
  take: (suggested: SuggestedPeriod[]) => Promise<unknown>
  /** Opens the dialog in which somebody else is assigned. */
  open: (masterclass: PlannedMasterclass) => void
  /** Loads the plan again. */
  refresh: () => Promise<void>
}

interface OpenPointsProps {
  plan: AccompanimentPlan
  assign: Assign | undefined
}

/** Masterclasses that nobody has chosen, with a suggestion, and times without lessons or accompanists. */
export const OpenPoints = ({ plan, assign }: OpenPointsProps) => {
  const texts = useTexts(planTexts)
  const locale = useLocale()
  const suggested = suggestedOf(plan)
  const open = plan.suggestions.flatMap(suggestion => {
    const masterclass = plan.masterclasses.find(({ id }) => id === suggestion.masterclass_id)
    return masterclass ? [{ suggestion, masterclass }] : []
  })
  return (
    <Panel
      title={texts.missing}
      action={
        assign &&
        suggested.length > 1 && (
          <TakeButton
            label={texts.takeAll(suggested.length)}
            take={() => assign.take(suggested)}
            refresh={assign.refresh}
          />
        )
      }
    >
      {open.length === 0 ? (
        <p>{texts.nothingMissing}</p>
      ) : (
        <>
          <WarningLine text={texts.nobodyChose(open.length)} />
          <ul className="plan-open">
            {open.map(({ suggestion, masterclass }) => (
              <li key={masterclass.id}>
                <div className="plan-open-text">
                  <strong>{masterclassName(masterclass, locale)}</strong>
                  <span>
                    <TimePeriod start={masterclass.start_date} end={masterclass.end_date} />
                  </span>
                  <SuggestionReason plan={plan} suggestion={suggestion} />
                </div>
                {assign && (
                  <div className="plan-open-actions">
                    {suggested
                      .filter(one => one.masterclass_id === masterclass.id)
                      .map(one => (
                        <TakeButton
                          key={one.period_id}
                          isQuiet
                          label={texts.assignTo(accompanistNames(plan, [one.period_id]))}
                          take={() => assign.take([one])}
                          refresh={assign.refresh}
                        />
                      ))}
                    <ChangeButton masterclass={masterclass} onOpen={assign.open} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <Gaps plan={plan} />
    </Panel>
  )
}

/** Periods with gaps: nobody is there, or somebody has nothing to play. */
const Gaps = ({ plan }: { plan: AccompanimentPlan }) => {
  const texts = useTexts(planTexts)
  const gaps = [
    ...plan.uncovered.map(days => ({ title: texts.uncovered, days })),
    ...plan.accompanists.flatMap(({ name, free }) => free.map(days => ({ title: texts.free(name), days }))),
  ]
  if (gaps.length === 0) return null
  return (
    <ul className="plan-gaps">
      {gaps.map(({ title, days }) => (
        <li key={`${title} ${days.start_date}`}>
          {title}:{' '}
          {days.start_date === days.end_date ? (
            formatDay(days.start_date)
          ) : (
            <TimePeriod start={days.start_date} end={days.end_date} />
          )}
        </li>
      ))}
    </ul>
  )
}
