import './data-export-panel.css'
import '../../../ui/progress-bar.css'
import type { DataExport } from '@academy/contract/privacy/personal-data/schemas'
import { useEffect } from 'react'
import type { Call } from '../../../base/api.ts'
import { formatBytes, formatLongInstant } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData, useRefresh } from '../../../base/use-data.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { createLinkOf, personExportQuery, requestExportOf } from './api.ts'
import { isBeingMade } from './data-export-panel.tsx'

/** The archive of a person, on the page of the office about them. */
const personExportTexts = defineTexts({
  en: {
    title: 'Archive of personal data',
    intro:
      'For somebody who asks what is stored about them and cannot log in. It contains everything, including the office’s notes. Request and download are recorded.',
    request: 'Create the archive',
    again: 'Create a new archive',
    waiting: 'The archive is being created.',
    ready: (made: string, size: string) => `The archive of ${made} is ready (${size}).`,
    expires: (until: string) => `It can be downloaded until ${until}. Then it will be deleted.`,
    download: 'Download',
    failed: 'The archive could not be created. Please try again.',
  },
  de: {
    title: 'Archiv der persönlichen Daten',
    intro:
      'Für jemanden, der wissen will, was über ihn gespeichert ist, und sich nicht einloggen kann. Es enthält alles, auch die Notizen. Anforderung und Download stehen im Protokoll.',
    request: 'Archiv erstellen',
    again: 'Neues Archiv erstellen',
    waiting: 'Das Archiv wird erstellt.',
    ready: (made, size) => `Das Archiv vom ${made} ist fertig (${size}).`,
    expires: until => `Es lässt sich bis ${until} herunterladen. Danach wird es gelöscht.`,
    download: 'Herunterladen',
    failed: 'Das Archiv konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
  },
})

const WATCH_MS = 3_000

interface PersonExportProps {
  call: Call
  personId: number
  canChange: boolean
}

const State = ({ dataExport }: { dataExport: DataExport }) => {
  const texts = useTexts(personExportTexts)
  const locale = useLocale()
  const { state, progress, finished_at, expires_at, size } = dataExport
  if (state === 'failed') return <p>{texts.failed}</p>
  if (!finished_at || !expires_at)
    return (
      <>
        <p>{texts.waiting}</p>
        <progress className="progress-bar" aria-label={texts.title} value={progress} max={100} />
      </>
    )
  return (
    <>
      <p>{texts.ready(formatLongInstant(finished_at, locale), formatBytes(size ?? 0, locale))}</p>
      <p className="data-export-note">{texts.expires(formatLongInstant(expires_at, locale))}</p>
    </>
  )
}

/** The archive of a person, for the office to hand out. */
export const PersonExport = ({ call, personId, canChange }: PersonExportProps) => {
  const texts = useTexts(personExportTexts)
  const refresh = useRefresh()
  const { isPending, run } = usePending()
  const { found, reload } = useLoadedData(personExportQuery(call, personId))
  const dataExport = found?.data_export ?? null
  const isWatched = isBeingMade(dataExport)
  useEffect(() => {
    const timer = isWatched ? setInterval(reload, WATCH_MS) : undefined
    return () => clearInterval(timer)
  }, [isWatched, reload])
  const request = () =>
    run(async () => {
      await requestExportOf(call, personId)
      await refresh()
    })
  const download = () =>
    run(async () => {
      const { url } = await createLinkOf(call, personId)
      location.assign(url)
    })
  const isReady = dataExport?.state === 'ready'
  return (
    <Panel title={texts.title}>
      <p>{texts.intro}</p>
      <div role="status">{dataExport && <State dataExport={dataExport} />}</div>
      {canChange && (
        <div className="data-export-actions">
          {isReady && (
            <Button isPending={isPending} onClick={download}>
              {texts.download}
            </Button>
          )}
          {found && !isWatched && (
            <Button isPending={isPending} look="quiet" onClick={request}>
              {isReady ? texts.again : texts.request}
            </Button>
          )}
        </div>
      )}
    </Panel>
  )
}
