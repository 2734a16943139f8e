import { exampleCard } from '../../programme/masterclasses/schemas.ts'
import { exampleWritten } from '../applications/schemas.ts'
import type { Applicant, SelectionMasterclass } from './schemas.ts'

export const exampleMasterclass: SelectionMasterclass = {
  ...exampleCard,
  application_count: 12,
  participant_count: 8,
  reserve_count: 1,
  all_decisions_done: true,
  final_participants_saved: false,
  final_save_open: true,
  can_finalize: true,
  letters_due_at: null,
}

/** After the final save; its letters wait. */
export const exampleFinal: SelectionMasterclass = {
  ...exampleMasterclass,
  final_participants_saved: true,
  can_finalize: false,
  letters_due_at: '2027-07-03T10:10:00.000Z',
}

export const exampleApplicant: Applicant = {
  id: 41,
  status: 'applied',
  has_withdrawn: false,
  is_current: true,
  is_accepted: null,
  is_reserve: false,
  reserve_rank: null,
  open_offer_until: null,
  is_known: false,
  ...exampleWritten,
  student: {
    full_name: 'Mira Talbach',
    first_name: 'Mira',
    last_name: 'Talbach',
    date_of_birth: '2004-05-17',
    age: 22,
    gender: 'female',
    country: { name_de: 'Österreich', name_en: 'Austria' },
  },
  recordings: ['https://video.example.org/recital'],
  recording_titles: ['Sarabande'],
  resume: { name: 'Mira Talbach.pdf', url: 'http://localhost:3000/api/files/download?key=resumes%2F…' },
  participation_is_final: false,
  pieces: [],
  repertoire_changed_at: null,
  former_repertoires: [],
  news: 'new',
  review: { rating: 4, note: 'Beautiful sound.', version: 1 },
}
