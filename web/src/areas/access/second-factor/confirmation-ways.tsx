import type { SecondFactor } from '@academy/contract/access/second-factor/schemas'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { confirmIdentity, confirmWithPasskey, secondFactorQuery } from './api.ts'
import { methodsOf } from './methods.ts'
import { ProofForm, type TypedProof } from './proof-form.tsx'
import { SecondFactorChoice } from './second-factor-choice.tsx'
import { proofTexts } from './texts.ts'

interface ConfirmationProps {
  call: Call
  onConfirmed: () => void
}

/** Asks for a recent login, in the way that the account has. */
export const Confirmation = ({
  isOpen,
  onClose,
  ...ways
}: ConfirmationProps & { isOpen: boolean; onClose: () => void }) => {
  const texts = useTexts(proofTexts)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title}>
      <p>{texts.intro}</p>
      {isOpen && <LoadedWays {...ways} />}
    </Dialog>
  )
}

const LoadedWays = ({ call, onConfirmed }: ConfirmationProps) => {
  const { loading } = useTexts(proofTexts)
  const { found, hasFailed } = useLoadedData(secondFactorQuery(call))
  // Without an answer the password is asked for, and the server says if it is not enough.
  if (!found && !hasFailed) return <p role="status">{loading}</p>
  return <Ways call={call} factor={found} onConfirmed={onConfirmed} />
}

const Ways = ({ call, factor, onConfirmed }: ConfirmationProps & { factor: SecondFactor | undefined }) => {
  const { confirm } = useTexts(proofTexts)
  const onProof = async (proof: TypedProof) => {
    await confirmIdentity(call, proof)
    onConfirmed()
  }
  const methods = factor ? methodsOf(factor) : []
  if (methods.length === 0) return <ProofForm kind="password" submitLabel={confirm} onProof={onProof} />
  return (
    <SecondFactorChoice
      methods={methods}
      submitLabel={confirm}
      onProof={onProof}
      onPasskey={async () => {
        await confirmWithPasskey(call)
        onConfirmed()
      }}
    />
  )
}
