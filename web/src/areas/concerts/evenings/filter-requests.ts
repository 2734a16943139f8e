import { foldAccents } from '@academy/contract/base/fold-accents'
import { locales } from '@academy/contract/base/locale'
import type { OfficeRequest } from '@academy/contract/concerts/evenings/schemas'

/** Every word has to match somewhere, in any order and spelling. */
export const filterRequests = (requests: readonly OfficeRequest[], search: string): OfficeRequest[] => {
  const words = foldAccents(search).split(/\s+/).filter(Boolean)
  return requests.filter(
    ({ student_name, composer_name, piece_title, accompanist, instrument, chamber_ensemble }) => {
      const text = [
        student_name,
        composer_name,
        piece_title,
        accompanist,
        ...locales.map(locale => instrument?.[`name_${locale}`]),
        ...chamber_ensemble.map(({ name }) => name),
      ].join(' ')
      return words.every(word => foldAccents(text).includes(word))
    },
  )
}
