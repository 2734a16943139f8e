import './data-export-panel.css'
import '../../../ui/progress-bar.css'
import type { DataExport } from '@academy/contract/privacy/personal-data/schemas'
import type { ReactNode } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { formatBytes, formatLongInstant } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { useUser } from '../../../base/use-user.ts'
import { Button } from '../../../ui/button.tsx'
import { WarningLine } from '../../../ui/note.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { createLink, requestExport } from './api.ts'
import { personalDataTexts } from './texts.ts'

interface DataExportPanelProps {
  call: Call
  dataExport: DataExport | null
  onChanged: () => Promise<void>
  /** A link to the privacy page. */
  privacyLink: (label: string) => ReactNode
}

/** Whether the archive is being made, so that it is worth asking again soon. */
export const isBeingMade = (dataExport: DataExport | null): boolean =>
  dataExport?.state === 'waiting' || dataExport?.state === 'running'

/** Mails wait until the address is confirmed. */
const useIsConfirmed = () => useUser()?.email_verified ?? true

/** The archive with everything about oneself: asked for, watched and downloaded here. */
export const DataExportPanel = ({ call, dataExport, onChanged, privacyLink }: DataExportPanelProps) => {
  const texts = useTexts(personalDataTexts)
  const isConfirmed = useIsConfirmed()
  const { isPending, run } = usePending()
  const request = () =>
    run(async () => {
      await requestExport(call)
      await onChanged()
      showAlert('success', isConfirmed ? texts.requested : texts.requestedUnconfirmed)
    })
  const labels = { ready: texts.again, failed: texts.tryAgain }
  const state = dataExport?.state
  return (
    <Panel title={texts.title}>
      <p>{texts.intro}</p>
      <p>{privacyLink(texts.privacy)}</p>
      <div className="data-export-state" role="status">
        {dataExport && <ExportState dataExport={dataExport} />}
      </div>
      <div className="data-export-actions">
        {state === 'ready' && <DownloadButton call={call} />}
        {!isBeingMade(dataExport) && (
          <Button isPending={isPending} look={state === 'ready' ? 'quiet' : 'default'} onClick={request}>
            {state === 'ready' || state === 'failed' ? labels[state] : texts.request}
          </Button>
        )}
      </div>
    </Panel>
  )
}

const ExportState = ({ dataExport }: { dataExport: DataExport }) => {
  const texts = useTexts(personalDataTexts)
  const locale = useLocale()
  const isConfirmed = useIsConfirmed()
  const { state, progress, finished_at, expires_at, size } = dataExport
  if (state === 'failed') return <WarningLine text={texts.failed} />
  if (!finished_at || !expires_at)
    return (
      <>
        <p>{isConfirmed ? texts.waiting : texts.waitingUnconfirmed}</p>
        <progress className="progress-bar" aria-label={texts.title} value={progress} max={100} />
        <p className="data-export-note">{texts.progress(progress)}</p>
      </>
    )
  return (
    <>
      <p>{texts.ready(formatLongInstant(finished_at, locale), formatBytes(size ?? 0, locale))}</p>
      <p className="data-export-note">{texts.expires(formatLongInstant(expires_at, locale))}</p>
    </>
  )
}

const DownloadButton = ({ call }: { call: Call }) => {
  const { isPending, run } = usePending()
  const download = () =>
    run(async () => {
      const { url } = await createLink(call)
      location.assign(url)
    })
  return (
    <Button isPending={isPending} onClick={download}>
      {useTexts(personalDataTexts).download}
    </Button>
  )
}
