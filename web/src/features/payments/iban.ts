import { withoutSpaces } from '@academy/contract/payments/iban'

/** Groups an IBAN for display: AT611904300234573201 → AT61 1904 3002 3457 3201 */
export const formatIban = (iban: string): string => withoutSpaces(iban).replace(/(.{4})(?=.)/g, '$1 ')
