import type { BackupStatus } from '@academy/contract/office/dashboard/schemas'
import { formatInstant } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Panel } from '../../../ui/panel.tsx'
import { WarningLine } from '../../../ui/warning-line.tsx'
import { backupTexts } from './backup-texts.ts'

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
