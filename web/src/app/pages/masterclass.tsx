import './masterclasses.css'
import type { Academy } from '@academy/contract/academy/schemas'
import type { Masterclass } from '@academy/contract/masterclasses/schemas'
import { getRouteApi, Link } from '@tanstack/react-router'
import { requestReminder } from '../../features/masterclasses/api.ts'
import { detailTexts } from '../../features/masterclasses/detail-texts.ts'
import { MasterclassActions } from '../../features/masterclasses/masterclass-actions.tsx'
import { MasterclassHeader } from '../../features/masterclasses/masterclass-header.tsx'
import { Reminder } from '../../features/masterclasses/reminder.tsx'
import { Resume } from '../../features/masterclasses/resume.tsx'
import { useTexts } from '../../lib/i18n/texts.ts'
import { usePublicPath } from '../../lib/public-path.ts'
import { paths } from '../paths.ts'

const route = getRouteApi('/main/masterclass/$masterclassId')

export const MasterclassDetail = () => {
  const { call } = route.useRouteContext()
  const { masterclass, academy } = route.useLoaderData()
  // Applications are possible in the current academy only; its deadline is not that of another year.
  const shown: Masterclass = masterclass.is_current ? masterclass : { ...masterclass, application_closed: 1 }
  return (
    <MasterclassOf
      masterclass={shown}
      academy={academy}
      requestMail={() => requestReminder(call, masterclass.id)}
    />
  )
}

interface MasterclassOfProps {
  masterclass: Masterclass
  academy: Pick<Academy, 'deadline_passed' | 'end_date_application'>
  /** Requests the reminder and returns the outcome. */
  requestMail: () => Promise<string>
}

/** One masterclass of an academy. */
export const MasterclassOf = ({ masterclass, academy, requestMail }: MasterclassOfProps) => {
  const texts = useTexts(detailTexts)
  const publicPath = usePublicPath()
  const { deadline_passed: deadlinePassed, end_date_application: deadline } = academy
  return (
    <article className="masterclass-page">
      <Link className="masterclass-back" to={publicPath(paths.Masterclasses)}>
        {texts.back}
      </Link>
      <MasterclassHeader masterclass={masterclass} deadline={deadline} deadlinePassed={deadlinePassed}>
        <MasterclassActions masterclass={masterclass} deadlinePassed={deadlinePassed}>
          <Reminder masterclassId={masterclass.id} deadline={deadline} requestMail={requestMail} />
        </MasterclassActions>
      </MasterclassHeader>
      <Resume masterclass={masterclass} />
    </article>
  )
}
