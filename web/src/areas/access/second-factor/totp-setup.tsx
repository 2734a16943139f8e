import './second-factor.css'
import type { FactorAdded } from '@academy/contract/access/second-factor/schemas'
import { useMemo } from 'react'
import type { Call } from '../../../base/api.ts'
import { drawCode } from '../../../base/draw-code.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { confirmTotp } from './api.ts'
import { ProofForm } from './proof-form.tsx'
import { securityTexts } from './security-texts.ts'

interface TotpSetupProps {
  call: Call
  setup: { secret: string; uri: string }
  /** What else it does. */
  note?: string | undefined
  onClose: () => void
  onAdded: (added: FactorAdded) => Promise<void>
}

/** In groups, as people read it. */
const grouped = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ')

/** Shows the key for an authenticator app, and asks for its first code. */
export const TotpSetup = ({ call, setup: { secret, uri }, note, onClose, onAdded }: TotpSetupProps) => {
  const texts = useTexts(securityTexts)
  const picture = useMemo(() => drawCode(uri).toDataURL('image/png'), [uri])
  return (
    <Dialog onClose={onClose} title={texts.setUp}>
      <div className="factor-setup">
        {note && <p>{note}</p>}
        <p>
          {texts.scan} <a href={uri}>{texts.openApp}</a>
        </p>
        <img className="factor-qr" src={picture} alt={texts.qrAlt} width={192} height={192} />
        <p>
          {texts.typeSecret} <span className="factor-secret">{grouped(secret)}</span>
        </p>
        <p>{texts.firstCode}</p>
        <ProofForm
          kind="totp"
          submitLabel={texts.finish}
          onProof={async ({ code = '' }) => onAdded(await confirmTotp(call, { code }))}
        />
      </div>
    </Dialog>
  )
}
