import './second-factor.css'
import type { FactorAdded, Passkey, SecondFactor } from '@academy/contract/access/second-factor/schemas'
import { type ReactNode, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Button } from '../../../ui/button.tsx'
import { Ask } from '../../../ui/dialog/ask.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { addPasskey, beginTotp, makeRecoveryCodes, removePasskey, removeTotp, renamePasskey } from './api.ts'
import { AppState, CodesState, RequirementNote } from './factor-states.tsx'
import { hasFactor } from './methods.ts'
import { PasskeyForm, PasskeyList } from './passkey-list.tsx'
import { RecoveryCodesDialog } from './recovery-codes.tsx'
import { securityTexts } from './security-texts.ts'
import { TotpSetup } from './totp-setup.tsx'

interface SectionProps {
  call: Call
  factor: SecondFactor
  email: string
  /** Loads the state again. */
  onChanged: () => Promise<void>
}

type OpenedDialog =
  | { kind: 'setup'; secret: string; uri: string }
  | { kind: 'codes'; codes: string[]; ended: number }
  | { kind: 'add' }
  | { kind: 'rename'; passkey: Passkey }
  | { kind: 'remove'; passkey?: Passkey }
  | { kind: 'newCodes' }

type ChangedFactors = Partial<FactorAdded>

/** The second factor of the person: what there is, and everything to change it. */
export const SecondFactorSection = ({ call, factor, email, onChanged }: SectionProps) => {
  const texts = useTexts(securityTexts)
  const locale = useLocale()
  const { isPending, run } = usePending()
  const [opened, open] = useState<OpenedDialog>()
  const close = () => open(undefined)
  /** Says what failed, and loads the state again: another tab may have changed it. */
  const orReload = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      await onChanged()
      throw error
    }
  }
  const attempt = (work: () => Promise<void>) =>
    run(() =>
      orReload(work).catch((error: unknown) => showAlert('dangerDismiss', explainReason(error, locale))),
    )
  const changed = async (
    text: string,
    { recovery_codes: codes, ended_logins: ended }: ChangedFactors = {},
  ) => {
    await onChanged()
    open(codes && codes.length > 0 ? { kind: 'codes', codes, ended: ended ?? 0 } : undefined)
    showAlert('success', text)
  }
  const isFirst = !hasFactor(factor)
  const button = (label: string, onClick: () => void): ReactNode => (
    <Button look="quiet" aria-disabled={isPending} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <>
      <RequirementNote factor={factor} />
      <Panel title={texts.title}>
        <p className="factor-text">{texts.intro}</p>
        <Part title={texts.app}>
          <AppState factor={factor} />
          {factor.totp
            ? button(texts.removeApp, () => open({ kind: 'remove' }))
            : button(texts.setUp, () =>
                attempt(async () => open({ kind: 'setup', ...(await beginTotp(call)) })),
              )}
        </Part>
        <Part title={texts.passkeys}>
          <p>{texts.passkeysIntro}</p>
          <PasskeyList
            passkeys={factor.passkeys}
            onRename={passkey => open({ kind: 'rename', passkey })}
            onRemove={passkey => open({ kind: 'remove', passkey })}
          />
          {button(texts.addPasskey, () => open({ kind: 'add' }))}
        </Part>
        {hasFactor(factor) && (
          <Part title={texts.codes}>
            <CodesState factor={factor} />
            {button(texts.newCodes, () => open({ kind: 'newCodes' }))}
          </Part>
        )}
      </Panel>
      {opened?.kind === 'setup' && (
        <TotpSetup
          call={call}
          setup={opened}
          note={isFirst ? texts.endsOthers : undefined}
          onClose={close}
          onAdded={added => changed(texts.appAdded, added)}
        />
      )}
      {opened?.kind === 'codes' && (
        <RecoveryCodesDialog
          codes={opened.codes}
          note={opened.ended > 0 ? texts.ended(opened.ended) : undefined}
          email={email}
          onClose={close}
        />
      )}
      <Dialog isOpen={opened?.kind === 'add'} onClose={close} title={texts.addPasskey}>
        {isFirst && <p>{texts.endsOthers}</p>}
        <PasskeyForm
          submitLabel={texts.addPasskey}
          onName={async name => changed(texts.passkeyAdded, await addPasskey(call, name))}
        />
      </Dialog>
      {opened?.kind === 'rename' && (
        <Dialog onClose={close} title={texts.renameOf(opened.passkey.name)}>
          <PasskeyForm
            name={opened.passkey.name}
            submitLabel={texts.save}
            onName={async name => {
              await renamePasskey(call, opened.passkey.id, name)
              await onChanged()
              close()
            }}
          />
        </Dialog>
      )}
      {opened?.kind === 'remove' && (
        <Ask
          isDestructive
          onClose={close}
          title={opened.passkey ? texts.removePasskey(opened.passkey.name) : texts.removeApp}
          text={opened.passkey ? texts.removePasskeyText : texts.removeAppText}
          confirmLabel={texts.remove}
          act={() =>
            orReload(async () => {
              await (opened.passkey ? removePasskey(call, opened.passkey.id) : removeTotp(call))
              await changed(texts.removed)
            })
          }
        />
      )}
      {opened?.kind === 'newCodes' && (
        <Ask
          title={texts.newCodes}
          text={texts.newCodesText}
          confirmLabel={texts.newCodes}
          // It closes after the codes are made, when they are already shown in its place.
          onClose={() => open(shown => (shown?.kind === 'newCodes' ? undefined : shown))}
          act={() =>
            orReload(async () => changed(texts.codesMade, { recovery_codes: await makeRecoveryCodes(call) }))
          }
        />
      )}
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="factor-part">
    <h3>{title}</h3>
    {children}
  </div>
)
