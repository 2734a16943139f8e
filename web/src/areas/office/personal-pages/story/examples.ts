// Facts for the tests of the story.

import { localized } from '@academy/contract/base/locale'
import type { ApplicationStatus } from '@academy/contract/base/schemas'
import type { InvoiceKind } from '@academy/contract/money/invoices/schemas'
import { exampleCard } from '@academy/contract/programme/masterclasses/schemas'
import type { Applied, StoryFacts } from './facts.ts'

export const academy = {
  start_date_academy: '2027-08-01',
  end_date_academy: '2027-08-15',
  end_date_application: '2027-07-01',
  openClassIds: [3, 4, 9],
}

export const masterclassOf = (id: number, start_date: string, end_date: string): Applied['masterclass'] => ({
  id,
  start_date,
  end_date,
  teacher: { first_name: 'Ilse', last_name: 'Marent' },
  instrument: exampleCard.instrument,
})
export const cello = masterclassOf(3, '2027-08-02', '2027-08-10')
export const overlapping = masterclassOf(4, '2027-08-06', '2027-08-14')
export const following = masterclassOf(5, '2027-08-10', '2027-08-15')

interface Sent {
  id?: number
  isPaid?: boolean
  repertoire?: string
  masterclass?: Applied['masterclass']
}

/** An application with what its owner may do on that day. */
export const application = (
  status: ApplicationStatus,
  today: string,
  { id = 41, isPaid = true, repertoire = 'A suite', masterclass = cello }: Sent = {},
): Applied => ({
  id,
  status,
  is_current: true,
  waiting_rank: null,
  fee_paid: isPaid,
  // The final save takes back the invoices that were not paid.
  fee_invoice: invoice(
    70 + id,
    '2027-06-10',
    isPaid || status !== 'applied' ? 0 : 75,
    !isPaid && status === 'applied' && today > '2027-06-10',
  ),
  repertoire,
  can_edit: status === 'applied',
  can_change_repertoire: status === 'accepted' && today < academy.start_date_academy,
  masterclass,
})

export const offerOf = (state: 'open' | 'declined', can_answer: boolean, expires_at: string) => ({
  id: 5,
  application_id: 41,
  state,
  can_answer,
  expires_at,
})

export const settled: StoryFacts = {
  hasGender: true,
  hasAddress: true,
  missesEmergencyContact: false,
  missesConsent: false,
  outstanding: [],
  applications: [],
  bookings: [],
  requests: [],
  offers: [],
  letters: [],
  academy,
}

export const stay = (start_date: string, end_date: string, is_current = true) => ({
  start_date,
  end_date,
  is_current,
  room_type: null,
})
export const invoice = (id: number, due_date: string, outstanding_amount: number, overdue = false) => ({
  id,
  invoice_number: `2027-${id}`,
  kind: 'lodging' as InvoiceKind,
  ...localized('subject', 'Accommodation'),
  aws_temp_url: '',
  due_date,
  invoice_amount: outstanding_amount,
  outstanding_amount,
  overdue,
})
