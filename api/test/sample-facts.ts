import { defaultLodgingTerms, defaultWithdrawalTerms } from '@academy/contract/academies/cancellation-terms'
import type { DocumentFacts } from '../src/features/documents/texts/document-text.ts'

export const sampleFacts: DocumentFacts = {
  association_name: 'Verein Klangsommer Győrberg',
  place: 'Stift Řehau',
  street: 'Kreuzgasse 3',
  zip: '9876',
  city: 'Řehau',
  email: 'office@klangsommer.example',
  handling_fee_cents: 7_500,
  recording_fee_cents: 1_550,
  single_room_cents: 3_100,
  double_room_cents: 2_200,
  half_board_cents: 2_600,
  withdrawal_terms: defaultWithdrawalTerms,
  lodging_terms: defaultLodgingTerms,
  jurisdiction: 'Auenberg',
}
