import './masterclasses.css'
import type { Academy } from '@academy/contract/programme/academy/schemas'
import { isOpen } from '@academy/contract/programme/masterclasses/is-open'
import type { Masterclass, PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Island } from '../../../base/pages/island.tsx'
import { paths } from '../../../base/pages/paths.ts'
import { usePublicPath } from '../../../base/public-path.ts'
import { CopyLink } from '../masterclasses/copy-link.tsx'
import { detailTexts } from '../masterclasses/detail-texts.ts'
import type { MasterclassFilter } from '../masterclasses/filter.ts'
import { ApplyBar, MasterclassActions } from '../masterclasses/masterclass-actions.tsx'
import { MasterclassFacts, MasterclassHeader } from '../masterclasses/masterclass-header.tsx'
import { OtherMasterclasses } from '../masterclasses/other-masterclasses.tsx'
import { Reminder } from '../masterclasses/reminder.tsx'
import { PublicReminderMail } from '../masterclasses/reminder-mail.tsx'
import { Resume } from '../masterclasses/resume.tsx'
import { ShareLinks } from '../masterclasses/share-links.tsx'
import { teacherName } from '../masterclasses/teacher.ts'
import { WhatToExpect } from '../masterclasses/what-to-expect.tsx'

const route = getRouteApi('/main/masterclass/$masterclassId')

export const MasterclassDetail = () => {
  const { origin } = route.useRouteContext()
  const { masterclass, academy, others, isAnotherOpen } = route.useLoaderData()
  return (
    <MasterclassOf
      masterclass={masterclass}
      academy={academy}
      others={others}
      isAnotherOpen={isAnotherOpen}
      filter={route.useSearch()}
      address={`${origin}/masterclass/${masterclass.id}`}
      reminderMail={
        <Island
          name="reminderMail"
          component={PublicReminderMail}
          props={{ masterclassId: masterclass.id }}
        />
      }
    />
  )
}

interface MasterclassOfProps {
  masterclass: Masterclass
  academy: Pick<Academy, 'deadline_passed' | 'end_date_application'>
  /** Open masterclasses of the same teacher or instrument. */
  others: PublicMasterclass[]
  isAnotherOpen: boolean
  /** The filter of the list that led here. */
  filter: MasterclassFilter
  /** Its public address, to share; none in a preview. */
  address?: string
  /** The reminder of the deadline by email. */
  reminderMail: ReactNode
}

/** One masterclass of an academy. */
export const MasterclassOf = ({
  masterclass,
  academy,
  others,
  isAnotherOpen,
  filter,
  address,
  reminderMail,
}: MasterclassOfProps) => {
  const locale = useLocale()
  const texts = useTexts(detailTexts)
  const publicPath = usePublicPath()
  const { deadline_passed: deadlinePassed, end_date_application: deadline } = academy
  const otherClasses = others.length > 0 && (
    <OtherMasterclasses
      masterclasses={others}
      deadlinePassed={deadlinePassed}
      filter={filter}
      areInstead={!isOpen(masterclass)}
    />
  )
  return (
    <article className="masterclass-page">
      <MasterclassHeader
        masterclass={masterclass}
        deadlinePassed={deadlinePassed}
        back={
          <Link className="masterclass-back" to={publicPath(paths.Masterclasses)} search={filter}>
            {texts.back}
          </Link>
        }
      >
        <MasterclassActions
          masterclass={masterclass}
          deadlinePassed={deadlinePassed}
          isAnotherOpen={isAnotherOpen}
        >
          <Reminder masterclassId={masterclass.id} deadline={deadline} mail={reminderMail} />
        </MasterclassActions>
      </MasterclassHeader>
      <MasterclassFacts masterclass={masterclass} deadline={deadline} />
      {!isOpen(masterclass) && otherClasses}
      <Resume masterclass={masterclass} />
      <WhatToExpect masterclass={masterclass} />
      {isOpen(masterclass) && otherClasses}
      {address && (
        <ShareLinks
          subject={texts.shareSubject(nameIn(locale, masterclass.instrument), teacherName(masterclass))}
          address={address}
          copyLink={<Island name="copyLink" component={CopyLink} props={{ address }} />}
        />
      )}
      {isOpen(masterclass) && (
        <ApplyBar masterclass={masterclass} deadline={deadline} deadlinePassed={deadlinePassed} />
      )}
    </article>
  )
}
