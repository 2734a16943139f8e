import { useTexts } from '../../base/i18n/texts.ts'
import { AlertFrame } from '../../ui/alert-banner.tsx'
import { topLayer } from '../../ui/top-layer.ts'
import { OutageNote } from '../maintenance/outage-note.tsx'
import { maintenanceTexts } from '../maintenance/texts.ts'

/**
 * What content pages have in common, as HTML for their script: the live regions of alerts, and the overlay for a
 * lost connection, which must not depend on the network.
 */
export const ContentServices = () => {
  const { reason, checking } = useTexts(maintenanceTexts)
  return (
    <>
      <div className="alert-place" {...topLayer}>
        <div role="status" />
        <div role="alert" />
        <template>
          <AlertFrame />
        </template>
      </div>
      <dialog
        className="connection-overlay"
        {...topLayer}
        aria-labelledby="outage-title"
        aria-describedby="outage-reason"
        data-texts={JSON.stringify({ reason, checking })}
      >
        <OutageNote problem="network" heading="h2" isPageBelow />
      </dialog>
    </>
  )
}
