import type { BackupStatus, FailedJob } from '@academy/contract/office/dashboard/schemas'
import type { ReactNode } from 'react'
import { formatInstant } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { WarningLine } from '../../../ui/note.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { backupTexts, failedJobsTexts } from './backup-texts.ts'

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

/** When the last backup was made, and a warning if something is wrong with it. */
export const BackupPanel = ({ backup }: { backup: BackupStatus }) => {
  const texts = useTexts(backupTexts)
  const { state, last_good_at, restored_at } = backup
  return (
    <Panel title={texts.title}>
      {state !== 'ok' && <WarningLine text={texts.warnings[state]} />}
      {last_good_at && <p>{texts.last(formatInstant(last_good_at))}</p>}
      {last_good_at && (
        <p className="user-quiet">
          {restored_at ? texts.restored(formatInstant(restored_at)) : texts.neverRestored}
        </p>
      )}
    </Panel>
  )
}
