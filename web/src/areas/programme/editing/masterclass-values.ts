import { type Locale, type Localized, localized, localizedBy } from '@academy/contract/base/locale'
import { parseEuros } from '@academy/contract/base/typed-euros'
import type { ProgrammeMasterclass } from '@academy/contract/programme/editing/schemas'
import { factsBy, type MasterclassFact } from '@academy/contract/programme/masterclasses/facts'
import { parseWholeNumber } from '../../../ui/form/whole-number.ts'

/** What the fields of a masterclass hold while they are typed. */
export type MasterclassValues = Localized<'tagline' | 'chamber_music' | MasterclassFact> & {
  instrument_id: number | null
  teacher_id: number | null
  start_date: string | null
  end_date: string | null
  participation_fee: string
  places: string
  application_closed: boolean
  offers_automatic: boolean
}

/** The body of the request for what was typed. */
export const bodyOf = ({ participation_fee, places, ...typed }: MasterclassValues, locale: Locale) => ({
  ...typed,
  participation_fee: parseEuros(participation_fee, locale),
  places: parseWholeNumber(places),
  start_date: typed.start_date ?? '',
  end_date: typed.end_date ?? '',
})

export const emptyMasterclass: MasterclassValues = {
  instrument_id: null,
  teacher_id: null,
  start_date: null,
  end_date: null,
  participation_fee: '',
  places: '',
  application_closed: false,
  offers_automatic: false,
  ...localized('tagline', ''),
  ...localized('chamber_music', ''),
  ...factsBy(() => ''),
}

export const valuesOf = (row: ProgrammeMasterclass): MasterclassValues => ({
  instrument_id: row.instrument_id,
  teacher_id: row.teacher_id,
  start_date: row.start_date,
  end_date: row.end_date,
  participation_fee: String(row.participation_fee),
  places: row.places === null ? '' : String(row.places),
  application_closed: row.application_closed,
  offers_automatic: row.offers_automatic,
  ...localizedBy('tagline', locale => row[`tagline_${locale}`]),
  ...localizedBy('chamber_music', locale => row[`chamber_music_${locale}`]),
  ...factsBy((fact, locale) => row[`${fact}_${locale}`]),
})
