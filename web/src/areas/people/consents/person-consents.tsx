import type { ConsentTie } from '@academy/contract/base/consent-kinds'
import type { Call } from '../../../base/api.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData, useRefresh } from '../../../base/use-data.ts'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { chooseConsentOf, personConsentsQuery, withdrawConsentOf } from './api.ts'
import { VoluntaryChoices } from './voluntary-choices.tsx'
import { ConsentList, WithdrawableConsents } from './withdrawable-consents.tsx'

/** What the office reads about the consents of somebody else. */
const officeConsentTexts = defineTexts({
  en: {
    title: 'Consents',
    intro:
      'Tick what this person has signed on paper, and withdraw what they withdraw by phone or letter. Everything is recorded.',
    loading: 'Loading …',
    failed: 'This could not be loaded.',
    tryAgain: 'Try again',
    saved: 'The change is saved.',
    effects: {
      needs:
        'The person’s allergies and special diets will be deleted, also in bookings, and the kitchen no longer knows them. Whether they eat meat, vegetarian or vegan stays: it is part of the booking.',
      noNeeds:
        'No allergies and no special diets of this person are stored. If they name any again, they are asked for their consent again.',
    },
    undecided: 'Needed until the application is decided. Whoever no longer agrees withdraws the application.',
  },
  de: {
    title: 'Einwilligungen',
    intro:
      'Haken Sie an, was diese Person auf Papier unterschrieben hat, und widerrufen Sie, was sie telefonisch oder schriftlich widerruft. Alles wird aufgezeichnet.',
    loading: 'Wird geladen …',
    failed: 'Das konnte nicht geladen werden.',
    tryAgain: 'Noch einmal versuchen',
    saved: 'Die Änderung ist gespeichert.',
    effects: {
      needs:
        'Allergien und besondere Kost der Person werden gelöscht, auch in ihren Buchungen, und die Küche weiß nichts mehr davon. Ob sie mit Fleisch, vegetarisch oder vegan isst, bleibt: Das gehört zur Buchung.',
      noNeeds:
        'Von dieser Person sind keine Allergien und keine besondere Kost gespeichert. Gibt sie wieder etwas davon an, wird noch einmal nach der Einwilligung gefragt.',
    },
    undecided:
      'Nötig, bis über die Bewerbung entschieden ist. Wer nicht mehr einwilligt, zieht die Bewerbung zurück.',
  },
})

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
