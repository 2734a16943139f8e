import { fullName } from '@academy/contract/base/names'
import './masterclass-application.css'
import type { Application } from '@academy/contract/admission/applications/schemas'
import type { Academy } from '@academy/contract/programme/academy/schemas'
import type { Masterclass } from '@academy/contract/programme/masterclasses/schemas'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { showAlert } from '../../../../base/alerts.ts'
import { nameIn } from '../../../../base/format.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { useMember } from '../../../../base/pages/member.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { useData } from '../../../../base/use-data.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { Note, WarningLine } from '../../../../ui/note.tsx'
import { AddressNote } from '../../../people/personal-pages/address-note.tsx'
import { LatinNameNote } from '../../../people/personal-pages/latin-name-note.tsx'
import { repertoireUntil } from '../../applications/application-form.ts'
import { ApplyForm } from '../../applications/apply-form.tsx'
import { applyTexts } from '../../applications/apply-texts.ts'
import { CourseFacts } from '../../applications/course-facts.tsx'
import { warningTexts } from '../../warnings/warning-texts.ts'
import { daysUntilUnpaidIsLost, overlappingWith } from '../../warnings/warnings.ts'
import { applicationQueries } from './masterclass-data.ts'

interface ApplyWarningsProps {
  masterclass: Masterclass
  applications: readonly Application[]
  academy: Pick<Academy, 'end_date_application' | 'handling_fee'> | null
  today: string
}

/** What to know before applying: other masterclasses in the same days, and a deadline that is near. */
const ApplyWarnings = ({ masterclass, applications, academy, today }: ApplyWarningsProps) => {
  const texts = useTexts(warningTexts)
  const locale = useLocale()
  const daysLeft =
    academy && academy.handling_fee > 0 ? daysUntilUnpaidIsLost(academy.end_date_application, today) : null
  return (
    <>
      {overlappingWith(masterclass, applications).map(({ masterclass: other, isPlace }) => {
        const name = `${nameIn(locale, other.instrument)}, ${fullName(other.teacher)}`
        return (
          <WarningLine
            key={other.id}
            text={isPlace ? texts.overlapWithPlace(name) : texts.overlapWith(name)}
          />
        )
      })}
      {daysLeft !== null && <WarningLine text={texts.payAtOnce(daysLeft)} />}
    </>
  )
}

const route = getRouteApi('/user/masterclass/$masterclassId')

export const MasterclassApplication = () => {
  const texts = useTexts(applyTexts)
  const locale = useLocale()
  const { call } = route.useRouteContext()
  const { masterclassId } = route.useParams()
  const { masterclass, academy, applications, resume, profile, today } = useData(
    applicationQueries(call, masterclassId),
  )
  const { id: personId } = useMember()
  const navigate = useNavigate()
  const leave = (kind: 'success' | 'infoDismiss', text: string) => {
    showAlert(kind, text)
    void navigate({ to: paths.MyMasterclasses })
  }
  const living = applications.find(one => one.masterclass.id === masterclass.id && !one.has_withdrawn)
  return (
    <article className="application-page">
      <h1>
        <span className="application-page-instrument">
          {texts.eyebrow}: {nameIn(locale, masterclass.instrument)}
        </span>{' '}
        {fullName(masterclass.teacher)}
      </h1>
      {living ? (
        <Note title={texts.already}>
          <p>{texts.alreadyText}</p>
          <ButtonLink to={paths.MyMasterclasses} hash={`application-${living.id}`}>
            {texts.toList}
          </ButtonLink>
        </Note>
      ) : (
        <>
          {academy && <CourseFacts masterclass={masterclass} academy={academy} />}
          {academy && academy.handling_fee > 0 && (
            <>
              <AddressNote call={call} profile={profile} />
              <LatinNameNote call={call} profile={profile} />
            </>
          )}
          {/* Start over, or with their own draft, when another user logs in in another tab. */}
          <ApplyForm
            key={`${personId}-${masterclass.id}`}
            call={call}
            personId={personId}
            masterclassId={masterclass.id}
            repertoireUntil={repertoireUntil(masterclass.start_date, today, locale)}
            resume={resume ?? undefined}
            fee={academy?.handling_fee ?? 0}
            warnings={
              <ApplyWarnings
                masterclass={masterclass}
                applications={applications}
                academy={academy}
                today={today}
              />
            }
            onSent={() => leave('success', texts.success)}
            onAlreadyApplied={() => leave('infoDismiss', texts.already)}
          />
        </>
      )}
    </article>
  )
}
