import './office-pictures.css'
import { type Ability, can } from '@academy/contract/base/abilities'
import { teacherName } from '@academy/contract/base/names'
import type { Phase } from '@academy/contract/base/phase'
import type { OfficeDashboard } from '@academy/contract/office/dashboard/schemas'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Call } from '../../../base/api.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { type PlainPath, paths } from '../../../base/pages/paths.ts'
import { userTexts } from '../../../base/pages/texts.ts'
import type { DataQuery } from '../../../base/query.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { ChartLevel } from '../../../ui/chart/chart-frame.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { applicationDaysQuery, officeMasterclassesQuery } from '../../admission/selection/office-api.ts'
import { ApplicationPicture, ClassPicture } from '../../admission/selection/selection-pictures.tsx'
import { occupancyQuery } from '../../lodging/housekeeping/api.ts'
import { ArrivalPicture, BedPicture, MealPicture } from '../../lodging/housekeeping/house-pictures.tsx'
import { SurveyYearsPicture } from '../../messages/surveys/survey-picture.tsx'
import { moneyDaysQuery } from '../../money/ledger/journal-api.ts'
import { MoneyPicture } from '../../money/ledger/money-picture.tsx'

const picturesTexts = defineTexts({
  en: { title: 'The summer in pictures' },
  de: { title: 'Der Sommer in Bildern' },
})

const kinds = ['applications', 'classes', 'money', 'beds', 'arrivals', 'meals', 'surveys'] as const
type Kind = (typeof kinds)[number]

/** A curve of months, and rows of names, take the whole width. */
const wide: readonly Kind[] = ['applications', 'classes', 'surveys']

const abilityOf: Record<Kind, Ability> = {
  applications: 'manage_selection',
  classes: 'manage_selection',
  money: 'manage_money',
  beds: 'manage_lodging',
  arrivals: 'manage_lodging',
  meals: 'manage_lodging',
  surveys: 'manage_surveys',
}

/** What a part of the year is about comes first. */
const firstOf: Record<Phase, readonly Kind[]> = {
  'set-up': [],
  applications: [],
  selection: ['classes', 'applications'],
  preparation: ['money', 'beds', 'arrivals', 'meals'],
  arrival: ['arrivals', 'beds', 'meals', 'money'],
  academy: ['meals', 'arrivals', 'beds', 'money'],
  afterwards: ['surveys', 'money'],
}

/** Returns the pictures of those who may see what they show, in the order of the part of the year. */
export const picturesFor = (phase: Phase, roles: readonly string[]): Kind[] =>
  [...new Set([...firstOf[phase], ...kinds])].filter(kind => can(roles, abilityOf[kind]))

interface PictureProps {
  call: Call
  dashboard: OfficeDashboard
}

/** The summer in pictures, each a link to its list. */
export const OfficePictures = ({ roles, ...props }: PictureProps & { roles: readonly string[] }) => {
  const texts = useTexts(picturesTexts)
  const shown = picturesFor(props.dashboard.phase, roles)
  if (shown.length === 0) return null
  return (
    <Panel title={texts.title}>
      <ChartLevel value="h3">
        <div className="office-pictures">
          {shown.map(kind => (
            <div key={kind} data-wide={wide.includes(kind) || undefined}>
              <Picture kind={kind} {...props} />
            </div>
          ))}
        </div>
      </ChartLevel>
    </Panel>
  )
}

const linkTo = (to: PlainPath) => (label: string) => (
  <Link to={to} search={{}}>
    {label}
  </Link>
)

const Picture = ({ kind, call, dashboard }: PictureProps & { kind: Kind }) => {
  const { today, house_days: days } = dashboard
  switch (kind) {
    case 'applications':
      return (
        <Loaded query={applicationDaysQuery(call)}>
          {found => <ApplicationPicture days={found} linkTo={linkTo(paths.MasterclassesListAdmin)} />}
        </Loaded>
      )
    case 'classes':
      return (
        <Loaded query={officeMasterclassesQuery(call)}>
          {({ masterclasses }) => (
            <ClassPicture
              masterclasses={masterclasses}
              linkTo={linkTo(paths.MasterclassesListAdmin)}
              linkToClass={(name, masterclass) => (
                <Link to={paths.MasterclassesListAdmin} search={{ search: teacherName(masterclass) }}>
                  {name}
                </Link>
              )}
            />
          )}
        </Loaded>
      )
    case 'money':
      return (
        <Loaded query={moneyDaysQuery(call)}>
          {found => (
            <MoneyPicture
              money={found}
              linkTo={label => (
                <Link to={paths.InvoicesListAdmin} search={{ state: 'open' }}>
                  {label}
                </Link>
              )}
            />
          )}
        </Loaded>
      )
    case 'beds':
      return (
        <Loaded query={occupancyQuery(call)}>
          {found => (
            <BedPicture
              occupancy={found}
              today={today}
              linkTo={linkTo(paths.LodgingAdmin)}
              linkToDay={(label, night) => (
                <Link to={paths.LodgingAdmin} search={{ night }}>
                  {label}
                </Link>
              )}
            />
          )}
        </Loaded>
      )
    case 'arrivals':
      return (
        <ArrivalPicture
          days={days}
          today={today}
          linkTo={linkTo(paths.HousekeepingAdmin)}
          linkToDay={(label, day) => (
            <Link to={paths.HousekeepingAdmin} search={{ day }}>
              {label}
            </Link>
          )}
        />
      )
    case 'meals':
      return <MealPicture days={days} today={today} linkTo={linkTo(paths.KitchenAdmin)} />
    case 'surveys':
      return (
        <SurveyYearsPicture
          call={call}
          linkTo={(label, surveyId) => (
            <Link to={paths.SurveyResultsAdmin} params={{ surveyId }}>
              {label}
            </Link>
          )}
        />
      )
  }
}

interface LoadedProps<T> {
  query: DataQuery<T | null>
  children: (found: T) => ReactNode
}

/** A picture with figures of its own, which the page does not wait for. Null is between two academies. */
const Loaded = <T,>({ query, children }: LoadedProps<T>) => {
  const { found, hasFailed, reload } = useLoadedData(query)
  const { office, loadFailed, tryAgain } = useTexts(userTexts)
  if (found === null) return null
  if (found !== undefined) return children(found)
  if (hasFailed) return <FailureNote message={loadFailed} retryLabel={tryAgain} onRetry={reload} />
  return <SkeletonList label={office.loading} />
}
