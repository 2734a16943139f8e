import * as contract from '@academy/contract/people/profile/endpoints'
import { jsonText } from '../../../base/http-response.ts'
import { serve } from '../../../base/serve.ts'
import { countriesJson } from './queries.ts'

export const listCountries = serve(contract.countries, async ({ db }) => jsonText(await countriesJson(db)))
