import type { ConsentTie } from '@academy/contract/base/consent-kinds'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData, useRefresh } from '../../../base/use-data.ts'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { chooseConsentOf, personConsentsQuery, withdrawConsentOf } from './api.ts'
import { officeConsentTexts } from './office-texts.ts'
import { VoluntaryChoices } from './voluntary-choices.tsx'
import { ConsentList, WithdrawableConsents } from './withdrawable-consents.tsx'

interface PersonConsentsProps {
  call: Call
  personId: number
  canChange: boolean
}

/** What a person agreed to, on the page of the office about them. */
export const PersonConsents = ({ call, personId, canChange }: PersonConsentsProps) => {
  const texts = useTexts(officeConsentTexts)
  const refresh = useRefresh()
  const { found, hasFailed, reload } = useLoadedData(personConsentsQuery(call, personId))
  const tieOf = (tie: ConsentTie) => tie === 'application' && texts.undecided
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
            saved={texts.saved}
            onChoose={async (kind, is_given) => {
              await chooseConsentOf(call, personId, kind, is_given)
              await refresh()
            }}
          />
          {canChange ? (
            <WithdrawableConsents
              consents={found.consents}
              tieOf={tieOf}
              wording={texts}
              withdraw={id => withdrawConsentOf(call, personId, id)}
              onWithdrawn={refresh}
            />
          ) : (
            <ConsentList consents={found.consents} />
          )}
        </>
      )}
    </Panel>
  )
}
