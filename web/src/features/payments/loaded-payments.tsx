import type { InvoiceWithPayments } from '@academy/contract/payments/schemas'
import { useEffect, useState } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import { FailureNote } from '../../ui/failure-note.tsx'
import { SkeletonList } from '../../ui/skeleton-list.tsx'
import { loadInvoice } from './api.ts'
import { Payments, type PaymentsProps } from './payments.tsx'
import { paymentTexts } from './texts.ts'

interface LoadedPaymentsProps extends Omit<PaymentsProps, 'invoice'> {
  invoiceId: number
}

/** Asks for the invoice with its payments, then shows them. */
export const LoadedPayments = ({ invoiceId, call, ...payments }: LoadedPaymentsProps) => {
  const texts = useTexts(paymentTexts)
  const [invoice, setInvoice] = useState<InvoiceWithPayments>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (hasFailed) return
    let isWanted = true
    loadInvoice(call, invoiceId).then(
      loaded => isWanted && setInvoice(loaded),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [call, invoiceId, hasFailed])
  if (hasFailed)
    return <FailureNote message={texts.failed} retryLabel={texts.tryAgain} onRetry={() => setFailed(false)} />
  if (!invoice) return <SkeletonList label={texts.loading} />
  return <Payments call={call} invoice={invoice} {...payments} />
}
