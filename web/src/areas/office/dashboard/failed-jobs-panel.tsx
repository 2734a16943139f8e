import type { FailedJob } from '@academy/contract/office/dashboard/schemas'
import type { ReactNode } from 'react'
import { formatInstant } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Panel } from '../../../ui/panel.tsx'
import { WarningLine } from '../../../ui/warning-line.tsx'
import { failedJobsTexts } from './failed-jobs-texts.ts'

interface FailedJobsPanelProps {
  failed: readonly FailedJob[]
  /** Links to the person, or to the waiting list of the masterclass. */
  linkTo: (failed: FailedJob, label: ReactNode) => ReactNode
}

/** What the program could not do by itself, and for whom. */
export const FailedJobsPanel = ({ failed, linkTo }: FailedJobsPanelProps) => {
  const texts = useTexts(failedJobsTexts)
  return (
    <Panel title={texts.title}>
      <WarningLine text={texts.warning} />
      <ul>
        {failed.map(one => (
          <li key={`${one.job} ${one.person?.id} ${one.masterclass_id}`}>
            {linkTo(one, one.person?.full_name ?? texts.masterclass)}: {texts.jobs[one.job]} (
            {texts.since(formatInstant(one.since))})
          </li>
        ))}
      </ul>
    </Panel>
  )
}
