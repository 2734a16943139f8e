import { laterDay } from '@academy/contract/days'
import { type Locale, localized } from '@academy/contract/locale'

const id = 1

export const work = {
  composer: { name: 'Clara Schumann', ...localized('name', '') },
  piece: { title: 'Drei Romanzen', tonality: '', opus: '22', catalogue_no: '' },
}

const halls: Record<Locale, Record<'hall' | 'old_hall', string>> = {
  de: { hall: 'Großer Saal', old_hall: 'Kapelle' },
  en: { hall: 'the Great Hall', old_hall: 'the chapel' },
}

interface Shown {
  siteUrl: string
  locale: Locale
  today: string
}

/** A performance that is announced, moved or cancelled. */
export const performanceOf = <Person>(sample: Shown, person: Person, kind: 'planned' | 'moved' | 'off') => ({
  siteUrl: sample.siteUrl,
  date: laterDay(sample.today, 66),
  place: halls[sample.locale].hall,
  attachment: kind === 'planned' ? ({ kind: 'invoice', id } as const) : undefined,
  notice: {
    ...person,
    ...work,
    kind,
    request_id: id,
    announced_date: kind === 'planned' ? null : laterDay(sample.today, 64),
    announced_place: kind === 'planned' ? null : halls[sample.locale].old_hall,
    wants_recording: kind === 'planned',
    invoice_id: null,
    recording: 'none' as const,
    recording_fee_cents: 1_500,
    start_date_academy: laterDay(sample.today, 60),
    end_date_academy: laterDay(sample.today, 75),
  },
})
