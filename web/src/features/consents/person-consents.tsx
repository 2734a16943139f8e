import type { Call } from '../../lib/api.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { useLoadedData, useRefresh } from '../../lib/use-data.ts'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonList } from '../../ui/skeleton-list.tsx'
import { chooseConsentOf, personConsentsQuery } from './api.ts'
import { ConsentList } from './consent-list.tsx'
import { consentTexts } from './texts.ts'
import { VoluntaryChoices } from './voluntary-choices.tsx'

interface PersonConsentsProps {
  call: Call
  personId: number
  canChange: boolean
}

/** What a person agreed to, on the page of the office about them. */
export const PersonConsents = ({ call, personId, canChange }: PersonConsentsProps) => {
  const { office: texts } = useTexts(consentTexts)
  const refresh = useRefresh()
  const { found, hasFailed, reload } = useLoadedData(personConsentsQuery(call, personId))
  return (
    <Panel title={texts.title}>
      {hasFailed && <FailureNote message={texts.failed} retryLabel={texts.tryAgain} onRetry={reload} />}
      {!found && !hasFailed && <SkeletonList label={texts.loading} />}
      {found && (
        <>
          {canChange && <p>{texts.intro}</p>}
          <VoluntaryChoices
            given={found}
            isFixed={!canChange}
            onChoose={async (kind, is_given) => {
              await chooseConsentOf(call, personId, kind, is_given)
              await refresh()
            }}
          />
          <ConsentList consents={found.consents} />
        </>
      )}
    </Panel>
  )
}
