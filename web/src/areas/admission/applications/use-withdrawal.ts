import type { Withdrawal } from '@academy/contract/admission/applications/schemas'
import { useEffect, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { isRefusal } from '../../../base/api-errors.ts'
import { explainReason, explainUnsaved } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useAttached } from '../../../ui/attached-choice.tsx'
import type { Message } from '../../../ui/form/form-message.tsx'
import { giveUpPlace, loadWithdrawal } from './api.ts'
import { withdrawalTexts } from './withdrawal-texts.ts'

/**
 * Loads the cost of giving up a place, and gives it up. If the cost has risen in between, shows the new one
 * instead.
 */
export const useWithdrawal = (call: Call, applicationId: number) => {
  const texts = useTexts(withdrawalTexts)
  const locale = useLocale()
  const [withdrawal, setWithdrawal] = useState<Withdrawal>()
  const attached = useAttached(withdrawal)
  const [message, setMessage] = useState<Message>()
  const fail = (text: string) => setMessage({ tone: 'failure', text })

  useEffect(() => {
    let isWanted = true
    loadWithdrawal(call, applicationId).then(
      loaded => isWanted && setWithdrawal(loaded),
      error => isWanted && setMessage({ tone: 'failure', text: explainReason(error, locale) }),
    )
    return () => {
      isWanted = false
    }
  }, [call, applicationId, locale])

  /** Returns whether the place has been given up. */
  const giveUp = async (): Promise<boolean> => {
    if (!withdrawal) return false
    setMessage(undefined)
    try {
      await giveUpPlace(call, applicationId, { cost: attached.sum, ...attached.query })
      return true
    } catch (error) {
      if (!isRefusal(error, 'cost_changed')) fail(explainUnsaved(error, locale))
      else {
        setWithdrawal(await loadWithdrawal(call, applicationId).catch(() => undefined))
        fail(texts.changed)
      }
      return false
    }
  }
  return { withdrawal, choice: attached.choice, message, giveUp }
}
