import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'

export const Country = z.object({ id, name_de: z.string(), name_en: z.string() })

export const countries = endpoint({
  method: 'GET',
  path: '/api/countries',
  access: 'anyone',
  summary: 'All countries with their German and English names',
  status: 200,
  reply: z.array(Country),
  cacheable: 3600,
  example: { reply: [{ id: 14, name_de: 'Österreich', name_en: 'Austria' }] },
})
