import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { examplePastYear, PastYear } from './schemas.ts'

export const pastYears = endpoint({
  method: 'GET',
  path: '/api/past-years',
  access: 'anyone',
  stored: true,
  summary: 'The academies that are over, with their teachers and concerts, the latest first (at most 50)',
  status: 200,
  reply: z.array(PastYear),
  example: { reply: [examplePastYear] },
})
