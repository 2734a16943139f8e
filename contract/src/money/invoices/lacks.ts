// Without zod: pages ask for the data before an invoice is issued.
import { hasOtherLetters } from '../../base/names.ts'

export const invoiceLacks = ['address', 'latin_name'] as const
export type InvoiceLack = (typeof invoiceLacks)[number]

interface Addressee {
  name: string
  latin_name: string
  hasAddress: boolean
}

/** Returns what an invoice for this person would not show. */
export const lacksOf = ({ name, latin_name, hasAddress }: Addressee): InvoiceLack[] => [
  ...(hasAddress ? [] : (['address'] as const)),
  ...(hasOtherLetters(name) && latin_name === '' ? (['latin_name'] as const) : []),
]
