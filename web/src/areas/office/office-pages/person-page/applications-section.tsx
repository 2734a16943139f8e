import { platformOf } from '@academy/contract/base/links'
import type { PersonApplication } from '@academy/contract/office/person-page/schemas'
import type { ReactNode } from 'react'
import type { Call } from '../../../../base/api.ts'
import { dayInVienna, formatDay, formatInstant, formatMoney } from '../../../../base/format.ts'
import { common } from '../../../../base/i18n/common-texts.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { TextButton } from '../../../../ui/button.tsx'
import { Excerpt } from '../../../../ui/excerpt/excerpt.tsx'
import { Fact } from '../../../../ui/fact.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { TimePeriod } from '../../../../ui/time-period.tsx'
import { listTexts } from '../../../admission/applications/list-texts.ts'
import { useTitle } from '../../../admission/applications/use-applications.ts'
import { placeOfferTexts } from '../../../admission/places/texts.ts'
import { VersionLinks } from '../../../site/documents/document-links.tsx'
import { openLink } from '../../../site/documents/open-document.ts'
import { loadResumeLink } from '../../person-page/api.ts'
import { Entries, EntryFacts, EntryHead } from './person-entries.tsx'
import { personTexts } from './texts.ts'

interface ApplicationsSectionProps {
  call: Call
  applications: readonly PersonApplication[]
  /** Prints papers. */
  action?: ReactNode
  actionsOf: (application: PersonApplication) => ReactNode
}

/** The applications of all years, with what the office may see of them. */
export const ApplicationsSection = ({ call, applications, action, actionsOf }: ApplicationsSectionProps) => {
  const { applications: texts } = useTexts(personTexts)
  const titleOf = useTitle()
  return (
    <Panel title={texts.title} action={action}>
      <Entries
        current={applications.filter(({ is_current }) => is_current)}
        earlier={applications.filter(({ is_current }) => !is_current)}
        empty={texts.empty}
      >
        {application => (
          <>
            <EntryHead
              title={titleOf(application.masterclass)}
              state={<ApplicationBadge application={application} />}
              actions={actionsOf(application)}
            />
            <AcceptObstacle application={application} />
            <Facts call={call} application={application} />
          </>
        )}
      </Entries>
    </Panel>
  )
}

const ApplicationBadge = ({
  application: { status, fee_paid, open_offer_until },
}: {
  application: PersonApplication
}) => {
  const { applications: texts } = useTexts(personTexts)
  const { statuses } = useTexts(listTexts)
  const { states } = useTexts(placeOfferTexts)
  if (open_offer_until) return <Badge tone="warm">{states.open(formatInstant(open_offer_until))}</Badge>
  if (status === 'applied' && !fee_paid) return <Badge tone="danger">{texts.unpaid}</Badge>
  if (status === 'applied') return <Badge tone="warm">{texts.withTeacher}</Badge>
  return <Badge tone={status === 'accepted' ? 'warm' : 'quiet'}>{statuses[status]}</Badge>
}

/** Why somebody who paid the handling fee late, or not at all, cannot be accepted after all. */
const AcceptObstacle = ({
  application: { accept_obstacle, late_fee },
}: {
  application: PersonApplication
}) => {
  const { applications: texts } = useTexts(personTexts)
  const locale = useLocale()
  if (accept_obstacle === null) return null
  // Its invoice is cancelled with the letters.
  const fee = late_fee === null ? undefined : formatMoney(late_fee, locale)
  return <p className="user-quiet">{texts.obstacles[accept_obstacle](fee)}</p>
}

const Facts = ({ call, application }: { call: Call; application: PersonApplication }) => {
  const { applications: texts } = useTexts(personTexts)
  const locale = useLocale()
  const { masterclass, repertoire, comment, recordings, resume, withdrawn_at } = application
  const title = useTitle()(masterclass)
  const { participant_count: taken, places } = masterclass
  return (
    <EntryFacts>
      <Fact name={common.dates[locale]}>
        <TimePeriod start={masterclass.start_date} end={masterclass.end_date} />
      </Fact>
      <Fact name={texts.fee}>{formatMoney(masterclass.participation_fee, locale)}</Fact>
      {taken !== null && (
        <Fact name={texts.places}>
          {places === null ? texts.taken(taken) : texts.placesOf(taken, places)}
        </Fact>
      )}
      <Fact name={texts.appliedOn}>{formatDay(dayInVienna(application.applied_at))}</Fact>
      {withdrawn_at && <Fact name={texts.withdrawnOn}>{formatDay(dayInVienna(withdrawn_at))}</Fact>}
      <Fact name={texts.known}>{application.is_known ? texts.yes : texts.no}</Fact>
      {repertoire && (
        <Fact name={texts.repertoire}>
          <Excerpt text={repertoire} empty="" of={title} length={80} />
        </Fact>
      )}
      {comment && (
        <Fact name={texts.comment}>
          <Excerpt text={comment} empty="" of={title} length={80} />
        </Fact>
      )}
      {recordings.length > 0 && (
        <Fact name={texts.recordings}>
          <Recordings links={recordings} titles={application.recording_titles} />
        </Fact>
      )}
      {resume && (
        <Fact name={texts.resume}>
          <TextButton onClick={() => void openLink(() => loadResumeLink(call, application.id), locale)}>
            {texts.openResume}
          </TextButton>
        </Fact>
      )}
      {application.documents.length > 0 && (
        <Fact name={texts.agreed}>
          <VersionLinks call={call} documents={application.documents} />
        </Fact>
      )}
    </EntryFacts>
  )
}

const Recordings = ({ links, titles }: { links: readonly string[]; titles: readonly string[] }) => {
  const locale = useLocale()
  return links.map((link, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: links may repeat, and their order is fixed
    <p key={index}>
      <a href={link} target="_blank" rel="noopener noreferrer">
        {titles[index] ? `${titles[index]} (${platformOf(link)})` : platformOf(link)}{' '}
        <span className="visually-hidden">{common.newTab[locale]}</span>
      </a>
    </p>
  ))
}
