import type { Applicant } from '@academy/contract/admission/selection/schemas'
import type { Locale } from '@academy/contract/base/locale'
import { plural } from '@academy/contract/base/plural'

interface PdfTexts {
  fileName: string
  title: string
  /** The name of the masterclass. */
  masterclass(instrument: string, teacher: string): string
  count(participants: number): string
  preliminary: string
  final: string
  nobody: string
  ageNote: string
  columns: Record<
    'name' | 'date_of_birth' | 'age' | 'gender' | 'repertoire' | 'comment' | 'recording',
    string
  >
  genders: Record<NonNullable<Applicant['student']['gender']>, string>
}

export const participantTexts: Record<Locale, PdfTexts> = {
  de: {
    fileName: 'teilnehmende',
    title: 'Teilnehmende',
    masterclass: (instrument, teacher) => `${instrument} bei ${teacher}`,
    count: participants =>
      plural('de', participants, { one: 'Eine Person', other: `${participants} Personen` }),
    preliminary: 'vorläufige Auswahl',
    final: 'endgültige Auswahl',
    nobody: 'Noch ist niemand angenommen.',
    ageNote: 'Alter am ersten Tag der Akademie',
    columns: {
      name: 'Name',
      date_of_birth: 'Geburtsdatum',
      age: 'Alter am ersten Tag der Akademie',
      gender: 'Geschlecht',
      repertoire: 'Repertoire',
      comment: 'Kommentar',
      recording: 'Aufnahme',
    },
    genders: { male: 'männlich', female: 'weiblich', diverse: 'divers' },
  },
  en: {
    fileName: 'participants',
    title: 'Participants',
    masterclass: (instrument, teacher) => `${instrument} with ${teacher}`,
    count: participants => plural('en', participants, { one: 'One person', other: `${participants} people` }),
    preliminary: 'preliminary selection',
    final: 'final selection',
    nobody: 'Nobody has been accepted yet.',
    ageNote: 'ages on the first day of the academy',
    columns: {
      name: 'Name',
      date_of_birth: 'Date of birth',
      age: 'Age on the first day of the academy',
      gender: 'Gender',
      repertoire: 'Repertoire',
      comment: 'Comment',
      recording: 'Recording',
    },
    genders: { male: 'male', female: 'female', diverse: 'non-binary' },
  },
}
