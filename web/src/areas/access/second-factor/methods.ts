import {
  type FactorMethod,
  FEW_RECOVERY_CODES,
  type SecondFactor,
} from '@academy/contract/access/second-factor/schemas'
import { clearAlerts, currentAlert, showAlert } from '../../../base/alerts.ts'

let shownId: number | undefined

/** Says after a login that few recovery codes are left. */
export const showFewCodesAlert = (text: string): void => {
  showAlert('infoDismiss', text)
  shownId = currentAlert()?.id
}

/** Removes that alert, if it is still shown. */
export const clearFewCodesAlert = (): void => {
  if (shownId !== undefined && currentAlert()?.id === shownId) clearAlerts()
}

/** The ways in which somebody can show their second factor; none if they have none. */
export const methodsOf = ({ totp, passkeys, recovery_codes }: SecondFactor): FactorMethod[] => {
  const factors: FactorMethod[] = [
    ...(totp ? (['totp'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ]
  return factors.length > 0 && recovery_codes > 0 ? [...factors, 'recovery_code'] : factors
}

/** So few recovery codes are left that new ones should be made. */
export const areFew = (recovery_codes: number): boolean => recovery_codes <= FEW_RECOVERY_CODES

export const hasFactor = (factor: SecondFactor): boolean => methodsOf(factor).length > 0
