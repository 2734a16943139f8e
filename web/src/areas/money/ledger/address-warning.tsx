import { useTexts } from '../../../base/i18n/texts.ts'
import { WarningLine } from '../../../ui/warning-line.tsx'
import { ledgerTexts } from './texts.ts'

/** Says before an invoice is issued that it will have no address. */
export const AddressWarning = ({ hasAddress }: { hasAddress: boolean }) => {
  const { noAddress } = useTexts(ledgerTexts)
  return hasAddress ? null : <WarningLine text={noAddress} />
}
