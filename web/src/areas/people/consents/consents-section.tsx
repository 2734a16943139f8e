import type { ConsentTie } from '@academy/contract/base/consent-kinds'
import type { Consents } from '@academy/contract/people/consents/schemas'
import type { ReactNode } from 'react'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Panel } from '../../../ui/panel.tsx'
import { chooseConsent, withdrawConsent } from './api.ts'
import { consentTexts } from './texts.ts'
import { VoluntaryChoices } from './voluntary-choices.tsx'
import { WithdrawableConsents } from './withdrawable-consents.tsx'

interface TieLinks {
  /** Where an application is withdrawn. */
  application: (label: string) => ReactNode
  /** Where the file with the consent of the parents is deleted. */
  file: (label: string) => ReactNode
}

interface ConsentsSectionProps {
  call: Call
  consents: Consents
  links: TieLinks
  onChanged: () => Promise<void>
}

/** What a person agreed to, with the ways to withdraw it. */
export const ConsentsSection = ({ call, consents: given, links, onChanged }: ConsentsSectionProps) => {
  const texts = useTexts(consentTexts)
  const tieOf = (tie: ConsentTie) => (
    <>
      {texts.ties[tie]} {tie !== 'contract' && links[tie](texts.tieLinks[tie])}
    </>
  )
  return (
    <Panel title={texts.title}>
      <p>{texts.intro}</p>
      <VoluntaryChoices
        given={given}
        onChoose={async (kind, is_given) => {
          await chooseConsent(call, kind, is_given)
          await onChanged()
        }}
      />
      <h3>{texts.history}</h3>
      <WithdrawableConsents
        consents={given.consents}
        tieOf={tieOf}
        withdraw={id => withdrawConsent(call, id)}
        onWithdrawn={onChanged}
      />
    </Panel>
  )
}
