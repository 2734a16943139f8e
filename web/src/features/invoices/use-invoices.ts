import { useEffect, useState } from 'react'
import type { Call } from '../../lib/api.ts'
import { type InvoicePage, type InvoiceWish, loadInvoices } from './api.ts'

interface Found {
  /** What was found last: it stays in sight while the next search is under way. */
  found?: InvoicePage
  isLoading: boolean
  hasFailed: boolean
}

/** The invoices that the office looks for, newest question last; `reload` asks the same again. */
export const useInvoices = (call: Call, { search, state, page }: Required<InvoiceWish>) => {
  const [result, setResult] = useState<Found>({ isLoading: true, hasFailed: false })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const asking = new AbortController()
    setResult(before => ({ ...before, isLoading: true, hasFailed: false }))
    loadInvoices(call, { search, state, page }, asking.signal).then(
      found => asking.signal.aborted || setResult({ found, isLoading: false, hasFailed: false }),
      () => asking.signal.aborted || setResult({ isLoading: false, hasFailed: true }),
    )
    return () => asking.abort()
  }, [call, search, state, page, round])
  return { ...result, reload: () => setRound(count => count + 1) }
}
