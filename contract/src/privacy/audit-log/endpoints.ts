import { z } from 'zod'
import { auditKinds } from '../../base/audit-actions.ts'
import { endpoint } from '../../base/endpoint.ts'
import { day, optionalText, queryId, text } from '../../base/fields.ts'
import { AuditEntry } from './schemas.ts'

const exampleEntry: AuditEntry = {
  id: 204,
  at: '2027-03-06T08:12:00.000Z',
  action: 'payment_recorded',
  actor: { id: 2, full_name: 'Ines Falkner' },
  person: { id: 7, full_name: 'Mira Talbach' },
  about_de: null,
  about_en: null,
  address: null,
  details: { invoice_number: '2027-0001', amount_cents: 7500, paid_on: '2027-03-05', left_cents: 0 },
}

export const listRecord = endpoint({
  method: 'GET',
  path: '/api/academy/a/record',
  access: 'read_record',
  summary: 'Who did what, the latest first, by person, kind and days, 50 a page (at most the latest 10,000)',
  query: z.object({
    /** Matches part of the name or the email address of who did it, or of the person concerned. */
    search: optionalText(100),
    /** Only what this person did, or what concerns them. */
    person: queryId.optional(),
    kind: z.enum(auditKinds).optional(),
    from: day.optional(),
    to: day.optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  status: 200,
  reply: z.object({
    entries: z.array(AuditEntry),
    /** The number of matching entries, up to 10,000. */
    total: z.number(),
    /** The name of the person that is filtered by. */
    person_name: z.string().nullable(),
  }),
  example: { reply: { entries: [exampleEntry], total: 1, person_name: null } },
})

export const recordExport = endpoint({
  method: 'POST',
  path: '/api/academy/a/record/exports',
  access: 'save_lists',
  summary: 'Note that a list was saved as a file, before the file is made',
  body: z.object({
    /** The title of the list. */
    list: text(200),
    format: z.enum(['CSV', 'XLSX']),
    count: z.number().int().min(0).max(100_000),
  }),
  status: 204,
  reply: z.undefined(),
  example: { body: { list: 'Invoices', format: 'XLSX', count: 74 }, reply: undefined },
})
