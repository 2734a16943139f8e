import type { countries as endpoint } from '@academy/contract/people/profile/endpoints'
import { jsonText } from '../../../base/http-response.ts'
import type { Operation } from '../../../base/services.ts'
import { countriesJson } from './queries.ts'

export const listCountries: Operation<typeof endpoint> = async ({ db }) => jsonText(await countriesJson(db))
