import { type Passkey, PasskeyName } from '@academy/contract/access/second-factor/schemas'
import { explainReason } from '../../../base/explain-failure.ts'
import { dayInVienna, formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { isDismissed, isKnownDevice } from './passkeys.ts'
import { securityTexts } from './security-texts.ts'
import './second-factor.css'

interface PasskeyFormProps {
  name?: string
  submitLabel: string
  onName: (name: string) => Promise<void>
}

/** Asks for the name of a passkey. */
export const PasskeyForm = ({ name, submitLabel, onName }: PasskeyFormProps) => {
  const texts = useTexts(securityTexts)
  const locale = useLocale()
  const { field, frame } = useContractForm<{ name: string }, { name: string }>({
    isGuarded: false,
    schema: PasskeyName,
    ...(name && { known: { name } }),
    send: async values => {
      await onName(values.name)
    },
    explainFailure: error => {
      if (isKnownDevice(error)) return texts.passkeyKnown
      return isDismissed(error) ? texts.passkeyFailed : explainReason(error, locale)
    },
  })
  return (
    <Form submitLabel={submitLabel} {...frame}>
      <TextField
        label={texts.passkeyName}
        hint={texts.passkeyNameHint}
        maxLength={60}
        autoComplete="off"
        required
        {...field('name')}
      />
    </Form>
  )
}

interface PasskeyListProps {
  passkeys: readonly Passkey[]
  onRename: (passkey: Passkey) => void
  onRemove: (passkey: Passkey) => void
}

export const PasskeyList = ({ passkeys, onRename, onRemove }: PasskeyListProps) => {
  const texts = useTexts(securityTexts)
  const locale = useLocale()
  const dayOf = (instant: string) => formatLongDay(dayInVienna(instant), locale)
  if (passkeys.length === 0) return null
  return (
    <ul className="passkey-list">
      {passkeys.map(passkey => {
        const { id, name, created_at, last_used_at } = passkey
        return (
          <li key={id}>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <span className="passkey-dates">
              {texts.added(dayOf(created_at))}{' '}
              {last_used_at ? texts.lastUsed(dayOf(last_used_at)) : texts.neverUsed}
            </span>
            <TextButton aria-label={texts.renameOf(name)} onClick={() => onRename(passkey)}>
              {texts.rename}
            </TextButton>
            <TextButton aria-label={texts.removePasskey(name)} onClick={() => onRemove(passkey)}>
              {texts.remove}
            </TextButton>
          </li>
        )
      })}
    </ul>
  )
}
