import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { invoiceQuery } from './api.ts'
import { Payments, type PaymentsProps } from './payments.tsx'
import { paymentTexts } from './texts.ts'

interface LoadedPaymentsProps extends Omit<PaymentsProps, 'invoice'> {
  invoiceId: number
}

/** Loads and shows an invoice with its payments. */
export const LoadedPayments = ({ invoiceId, call, ...payments }: LoadedPaymentsProps) => {
  const texts = useTexts(paymentTexts)
  const { found: invoice, hasFailed, reload } = useLoadedData(invoiceQuery(call, invoiceId))
  if (hasFailed) return <FailureNote message={texts.failed} retryLabel={texts.tryAgain} onRetry={reload} />
  if (!invoice) return <SkeletonList label={texts.loading} />
  return <Payments call={call} invoice={invoice} {...payments} />
}
