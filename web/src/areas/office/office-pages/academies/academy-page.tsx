import './academy-page.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { yearOf } from '../../../../base/format.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { todayQuery } from '../../../../base/pages/today.ts'
import { useData } from '../../../../base/use-data.ts'
import { Button, TextButton } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { Fact } from '../../../../ui/fact.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { AcademyFacts } from '../../academies/academy-facts.tsx'
import { YearMasterclasses, YearOffer } from '../../academies/academy-offer.tsx'
import { AcademyBadge } from '../../academies/academy-state.tsx'
import { academyQuery } from '../../academies/api.ts'
import { academiesTexts } from '../../academies/texts.ts'
import { type AcademyAction, AcademyDialog } from './academy-dialog.tsx'

const route = getRouteApi('/user/settings/a/academies/$academyId')

/** The pages on which the office edits what a year offers. */
type SettingsPath = typeof paths.MasterclassesAdmin | typeof paths.RoomsAdmin | typeof paths.PeriodsAdmin

/** One year: what is set, what it offers and how many people it has, with the actions of the office. */
export const AcademyPage = () => {
  const texts = useTexts(academiesTexts)
  const { call } = route.useRouteContext()
  const { academyId } = route.useParams()
  const { academy, today } = useData({ academy: academyQuery(call, academyId), today: todayQuery(call) })
  const [action, setAction] = useState<AcademyAction>()
  const numbers = [
    { name: texts.applications, count: academy.application_count, to: paths.MasterclassesListAdmin },
    { name: texts.participants, count: academy.participant_count, to: paths.MasterclassesListAdmin },
    { name: texts.bookings, count: academy.booking_count, to: paths.LodgingAdmin },
    { name: texts.evenings, count: academy.concert_evening_count, to: paths.ConcertsAdmin },
    { name: texts.requests, count: academy.concert_request_count, to: paths.ConcertsAdmin },
  ] as const
  const linkTo = (path: SettingsPath, text: string) => (
    <ButtonLink look="text" to={path} search={{ academy: academyId }}>
      {text}
    </ButtonLink>
  )
  const act = (next: AcademyAction) => () => setAction(next)
  return (
    <>
      <header className="academy-page-head">
        <ButtonLink look="text" to={paths.AcademiesAdmin} search={{ academy: academyId }}>
          ← {texts.back}
        </ButtonLink>
        <div className="academy-page-name">
          <h1>{texts.academy(yearOf(academy.start_date_academy))}</h1>
          <AcademyBadge academy={academy} />
        </div>
        {academy.is_draft && <p>{texts.draftNote}</p>}
        <div className="academy-page-actions">
          <Button onClick={act('edit')}>{texts.edit}</Button>
          <Button look="quiet" onClick={act('copy')}>
            {texts.copy}
          </Button>
          <ButtonLink look="quiet" to={paths.AcademyPreviewAdmin} params={{ academyId }}>
            {texts.preview}
          </ButtonLink>
          {!academy.is_current && (
            <>
              <Button look="quiet" onClick={act('current')}>
                {texts.makeCurrent}
              </Button>
              <TextButton look="danger-text" onClick={act('delete')}>
                {texts.delete}
              </TextButton>
            </>
          )}
        </div>
      </header>
      <AcademyFacts academy={academy} />
      <Panel title={texts.numbers}>
        <dl className="academy-facts">
          {numbers.map(({ name, count, to }) => (
            <Fact key={name} name={name}>
              {/* The lists of the office show the current academy only. */}
              {academy.is_current ? <Link to={to}>{count}</Link> : count}
            </Fact>
          ))}
        </dl>
      </Panel>
      <Panel title={texts.masterclasses} action={linkTo(paths.MasterclassesAdmin, texts.editMasterclasses)}>
        <YearMasterclasses masterclasses={academy.masterclasses} />
      </Panel>
      <Panel title={texts.offer}>
        <YearOffer academy={academy} />
        <p className="academy-page-actions">
          {linkTo(paths.RoomsAdmin, texts.editRooms)}
          {linkTo(paths.PeriodsAdmin, texts.editPeriods)}
        </p>
      </Panel>
      {action && (
        <AcademyDialog
          call={call}
          academy={academy}
          today={today}
          action={action}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  )
}
