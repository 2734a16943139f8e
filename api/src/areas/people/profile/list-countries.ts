import type { countries as endpoint } from '@academy/contract/profile/endpoints'
import { jsonText } from '../../lib/http-response.ts'
import type { Operation } from '../../lib/services.ts'
import { countriesJson } from './queries.ts'

export const listCountries: Operation<typeof endpoint> = async ({ db }) => jsonText(await countriesJson(db))
