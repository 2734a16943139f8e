import type { Locale } from '@academy/contract/base/locale'
import { composerText } from '@academy/contract/concerts/repertoire/piece-title'
import * as contract from '@academy/contract/schedule/past-years/endpoints'
import type { PastYear } from '@academy/contract/schedule/past-years/schemas'
import { serve } from '../../../base/serve.ts'
import { findPastYears, type StoredYear } from './queries.ts'

const yearIn =
  (locale: Locale) =>
  ({ concerts, ...year }: StoredYear): PastYear => ({
    ...year,
    concerts: concerts.map(({ composers, ...concert }) => ({
      ...concert,
      composers: [...new Set(composers.map(composer => composerText(composer, locale)))],
    })),
  })

export const listPastYears = serve(contract.pastYears, async ({ db, clock }, { locale }) =>
  (await findPastYears(db, clock.today())).map(yearIn(locale)),
)
