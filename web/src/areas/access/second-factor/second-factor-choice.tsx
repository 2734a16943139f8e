import './second-factor.css'
import type { FactorMethod } from '@academy/contract/access/second-factor/schemas'
import { useState } from 'react'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Button, TextButton } from '../../../ui/button.tsx'
import { FormMessage, type Message } from '../../../ui/form/form-message.tsx'
import { isDismissed } from './passkeys.ts'
import { ProofForm, type TypedProof } from './proof-form.tsx'
import { proofTexts } from './texts.ts'

interface ChoiceProps {
  methods: readonly FactorMethod[]
  submitLabel: string
  onProof: (proof: TypedProof) => Promise<void>
  /** Opens the dialog of the browser, and sends what the passkey has signed. */
  onPasskey: () => Promise<void>
}

/** Asks for a second factor in one of the ways that the account has. */
export const SecondFactorChoice = ({ methods, submitLabel, onProof, onPasskey }: ChoiceProps) => {
  const texts = useTexts(proofTexts)
  const [chosen, choose] = useState<FactorMethod>()
  const method = chosen ?? methods[0]
  const others = methods.filter(one => one !== method)
  return (
    <div className="factor-choice">
      {method === 'passkey' ? (
        <PasskeyButton onPasskey={onPasskey} />
      ) : (
        method && <ProofForm key={method} kind={method} submitLabel={submitLabel} onProof={onProof} />
      )}
      {others.length > 0 && (
        <ul className="factor-others" aria-label={texts.otherWays}>
          {others.map(one => (
            <li key={one}>
              <TextButton onClick={() => choose(one)}>{texts.use[one]}</TextButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const PasskeyButton = ({ onPasskey }: { onPasskey: () => Promise<void> }) => {
  const texts = useTexts(proofTexts)
  const locale = useLocale()
  const { isPending, run } = usePending()
  const [message, setMessage] = useState<Message>()
  const use = () =>
    run(async () => {
      setMessage(undefined)
      try {
        await onPasskey()
      } catch (error) {
        const text = isDismissed(error) ? texts.passkeyDismissed : explainReason(error, locale)
        setMessage({ tone: 'failure', text })
      }
    })
  return (
    <>
      <p>{isPending ? texts.passkeyWaiting : texts.passkeyHint}</p>
      <FormMessage message={message} />
      <Button isPending={isPending} onClick={use}>
        {texts.usePasskey}
      </Button>
    </>
  )
}
