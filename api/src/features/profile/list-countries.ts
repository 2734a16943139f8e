import type { countries as endpoint } from '@academy/contract/profile/endpoints'
import { jsonText } from '../../lib/answer.ts'
import type { Verb } from '../../lib/services.ts'
import { countriesJson } from './queries.ts'

export const listCountries: Verb<typeof endpoint> = async ({ db }) => jsonText(await countriesJson(db))
