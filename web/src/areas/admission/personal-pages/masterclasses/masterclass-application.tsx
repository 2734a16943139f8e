import './masterclass-application.css'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { showAlert } from '../../../../base/alerts.ts'
import { fullName, nameIn } from '../../../../base/format.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { useMember } from '../../../../base/pages/member.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { useData } from '../../../../base/use-data.ts'
import { Note } from '../../../../ui/note.tsx'
import { AddressNote } from '../../../people/personal-pages/address-note.tsx'
import { LatinNameNote } from '../../../people/personal-pages/latin-name-note.tsx'
import { repertoireUntil } from '../../applications/application-form.ts'
import { ApplyForm } from '../../applications/apply-form.tsx'
import { applyTexts } from '../../applications/apply-texts.ts'
import { CourseFacts } from '../../applications/course-facts.tsx'
import { ApplyWarnings } from './apply-warnings.tsx'
import { applicationQueries } from './masterclass-data.ts'

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
          <Link className="button" to={paths.MyMasterclasses} hash={`application-${living.id}`}>
            {texts.toList}
          </Link>
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
