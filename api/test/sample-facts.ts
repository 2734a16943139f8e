import type { DocumentFacts } from '../src/features/documents/texts/document-text.ts'

export const sampleFacts: DocumentFacts = {
  association_name: 'Verein Klangsommer Győrberg',
  place: 'Stift Řehau',
  street: 'Kreuzgasse 3',
  zip: '9876',
  city: 'Řehau',
  email: 'office@klangsommer.example',
  handling_fee: 75,
  recording_fee: 15.5,
  single_room: 31,
  double_room: 22,
  half_board: 26,
  jurisdiction: 'Auenberg',
}
