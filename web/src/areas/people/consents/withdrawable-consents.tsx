import type { ConsentTie } from '@academy/contract/base/consent-kinds'
import { fullName } from '@academy/contract/base/names'
import type { Consent } from '@academy/contract/people/consents/schemas'
import { type ReactNode, type Ref, useRef } from 'react'
import { isRefusal } from '../../../base/api-errors.ts'
import { formatLongDay, formatLongInstant, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { focusIfLost } from '../../../ui/dialog/focus-if-lost.ts'
import { consentTexts, type EffectKind } from './texts.ts'
import './consents.css'

/** Returns what a consent is about: "Data of an application, Cello with Mira Talbach 2027". */
const useConsentName = () => {
  const texts = useTexts(consentTexts)
  const locale = useLocale()
  return ({ kind, instrument, teacher, year }: Consent): string => {
    const subject = [instrument && nameIn(locale, instrument), teacher && fullName(teacher), year]
    return [texts.kinds[kind], ...subject].filter(Boolean).join(', ')
  }
}

/** Returns the version that was agreed to; a refusal has none. */
const useVersionText = () => {
  const texts = useTexts(consentTexts)
  const locale = useLocale()
  return ({ kind, document, wording }: Consent): string => {
    if (document) return texts.version(formatLongDay(document.valid_from, locale))
    if (wording !== null) return texts.wording(wording)
    return kind === 'parents' ? texts.signedForm : texts.unknownVersion
  }
}

/** What withdrawing a consent deletes; retention may have deleted it before. */
const effectOf = ({ kind, has_data }: Consent): EffectKind => {
  if (kind === 'needs') return has_data ? 'needs' : 'noNeeds'
  return has_data ? 'application' : 'noMaterial'
}

/** Returns the version and the times. */
const useConsentFacts = () => {
  const texts = useTexts(consentTexts)
  const locale = useLocale()
  const versionOf = useVersionText()
  const momentOf = (instant: string) => formatLongInstant(instant, locale)
  return (consent: Consent): string[] => {
    const { given_at, withdrawn_at, is_by_office, is_withdrawn_by_office } = consent
    const byPerson = given_at ? texts.withdrawn : texts.refused
    const byOffice = given_at ? texts.withdrawnByOffice : texts.refusedByOffice
    const end = withdrawn_at && (is_withdrawn_by_office ? byOffice : byPerson)(momentOf(withdrawn_at))
    const start = given_at && (is_by_office ? texts.byOffice : texts.given)(momentOf(given_at))
    return [given_at && versionOf(consent), start, end].filter(text => text !== null)
  }
}

/** Every consent with its version and times. */
export const ConsentList = ({
  consents,
  actionOf,
  ref,
}: {
  consents: readonly Consent[]
  actionOf?: (consent: Consent) => ReactNode
  ref?: Ref<HTMLUListElement>
}) => {
  const texts = useTexts(consentTexts)
  const nameOf = useConsentName()
  const factsOf = useConsentFacts()
  if (consents.length === 0) return <p>{texts.none}</p>
  return (
    <ul className="consent-list" ref={ref} tabIndex={-1}>
      {consents.map(consent => (
        <li key={consent.id}>
          <strong>{nameOf(consent)}</strong>
          <span>{factsOf(consent).join(' · ')}</span>
          {actionOf?.(consent)}
        </li>
      ))}
    </ul>
  )
}

interface WithdrawableConsentsProps {
  consents: readonly Consent[]
  /** Says why a consent cannot be withdrawn here. */
  tieOf: (tie: ConsentTie) => ReactNode
  /** For the office, which reads about somebody else. */
  wording?: { saved: string; effects: Partial<Record<EffectKind, string>> }
  withdraw: (id: number) => Promise<unknown>
  onWithdrawn: () => Promise<void>
}

/** Every consent, with a button that withdraws it after a question. */
export const WithdrawableConsents = ({
  consents,
  tieOf,
  wording,
  withdraw,
  onWithdrawn,
}: WithdrawableConsentsProps) => {
  const texts = useTexts(consentTexts)
  const nameOf = useConsentName()
  const effects = { ...texts.effects, ...wording?.effects }
  const list = useRef<HTMLUListElement>(null)
  const [ask, question] = useAsk((consent: Consent) => ({
    title: texts.question(nameOf(consent)),
    text: effects[effectOf(consent)],
    confirmLabel: texts.withdraw,
    isDestructive: true,
    act: async () => {
      try {
        await withdraw(consent.id)
      } catch (error) {
        // Withdrawn in another tab or by another person: that is what was wanted.
        if (!isRefusal(error, 'not_found')) throw error
      }
      await onWithdrawn()
      return wording?.saved ?? texts.saved
    },
    onDone: () => focusIfLost(() => list.current),
  }))
  return (
    <>
      <ConsentList
        ref={list}
        consents={consents}
        actionOf={consent => {
          if (!consent.tie) return <WithdrawButton consent={consent} onWithdraw={() => ask(consent)} />
          const reason = tieOf(consent.tie)
          return reason && <span className="consent-tie">{reason}</span>
        }}
      />
      {question}
    </>
  )
}

/** Consents with a checkbox are changed there. */
const WithdrawButton = ({ consent, onWithdraw }: { consent: Consent; onWithdraw: () => void }) => {
  const texts = useTexts(consentTexts)
  const nameOf = useConsentName()
  const { kind, can_withdraw } = consent
  if (!can_withdraw || (kind !== 'application_data' && kind !== 'needs')) return null
  return (
    <span>
      <TextButton aria-label={texts.withdrawOf(nameOf(consent))} onClick={onWithdraw}>
        {texts.withdraw}
      </TextButton>
    </span>
  )
}
