import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { pathId } from '../../base/fields.ts'

const own = { params: z.object({ id: pathId }), access: 'teach', refuses: ['not_found'] } as const
const file = { ...own, method: 'GET', status: 200, reply: z.undefined() } as const

export const participantsCsv = endpoint({
  ...file,
  path: '/api/academy/t/my-masterclasses/:id/participants.csv',
  summary: 'The participants as a table for spreadsheets',
})

export const participantsPdf = endpoint({
  ...file,
  path: '/api/academy/t/my-masterclasses/:id/participants.pdf',
  summary: 'The participants as a list to print',
})

export const applicantsPdf = endpoint({
  ...file,
  path: '/api/academy/t/my-masterclasses/:id/applicants.pdf',
  summary: 'The applicants as a list to print, with the notes of the teacher if asked for',
  query: z.object({ notes: z.literal('1').optional() }),
})

export const applicantsSaved = endpoint({
  ...own,
  method: 'POST',
  path: '/api/academy/t/my-masterclasses/:id/exports',
  summary: 'Record that the applicants were saved as a table',
  body: z.object({ format: z.enum(['XLSX']), count: z.int().min(0).max(100_000) }),
  status: 204,
  reply: z.undefined(),
  example: { body: { format: 'XLSX', count: 42 }, reply: undefined },
})

export const applicantResume = endpoint({
  ...file,
  params: z.object({ applicationId: pathId }),
  path: '/api/academy/t/my-masterclasses/applications/:applicationId/resume',
  summary: 'The résumé of an applicant, as an attachment',
})
