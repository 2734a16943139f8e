import {
  type FactorMethod,
  FEW_RECOVERY_CODES,
  type SecondFactor,
} from '@academy/contract/access/second-factor/schemas'

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
