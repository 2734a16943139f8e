import type { Locale } from '@academy/contract/lib/locale'
import type { pastYears as endpoint } from '@academy/contract/past-years/endpoints'
import type { PastYear } from '@academy/contract/past-years/schemas'
import { composerText } from '@academy/contract/repertoire/composer-name'
import type { Operation } from '../../lib/services.ts'
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

export const listPastYears: Operation<typeof endpoint> = async ({ db, clock }, { locale }) =>
  (await findPastYears(db, clock.today())).map(yearIn(locale))
