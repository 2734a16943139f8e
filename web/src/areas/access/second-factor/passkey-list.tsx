import '../../../ui/text-button.css'
import './second-factor.css'
import type { Passkey } from '@academy/contract/access/second-factor/schemas'
import { dayInVienna, formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { securityTexts } from './security-texts.ts'

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
            <button
              type="button"
              className="text-button"
              aria-label={texts.renameOf(name)}
              onClick={() => onRename(passkey)}
            >
              {texts.rename}
            </button>
            <button
              type="button"
              className="text-button"
              aria-label={texts.removePasskey(name)}
              onClick={() => onRemove(passkey)}
            >
              {texts.remove}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
