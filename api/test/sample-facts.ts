import { defaultLodgingTerms, defaultWithdrawalTerms } from '@academy/contract/base/cancellation-terms'
import type { DocumentFacts } from '../src/areas/site/documents/facts.ts'

export const sampleFacts = {
  association: {
    name: 'Verein Klangsommer Győrberg',
    street: 'Kreuzgasse 3',
    zip: '9876',
    city: 'Řehau',
    email: 'office@klangsommer.example',
    country_code: 'AT',
    country_de: 'Österreich',
    country_en: 'Austria',
  },
  academy: {
    place: 'Stift Řehau',
    handling_fee_cents: 7_500,
    recording_fee_cents: 1_550,
    withdrawal_terms: defaultWithdrawalTerms,
    lodging_terms: defaultLodgingTerms,
  },
  prices: { single_room_cents: 3_100, double_room_cents: 2_200, half_board_cents: 2_600 },
} satisfies DocumentFacts
