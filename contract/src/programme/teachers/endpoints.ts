import { z } from 'zod'
import { MAX_FILE_MB } from '../../base/constants.ts'
import { endpoint } from '../../base/endpoint.ts'
import { pathId } from '../../base/fields.ts'
import {
  AccountChoice,
  exampleInput,
  exampleTeacher,
  exampleTeacherRow,
  FoundAccount,
  PortraitFocus,
  PortraitUpload,
  Teacher,
  TeacherInput,
  TeacherInvitation,
  TeacherRow,
} from './schemas.ts'

const all = { access: 'manage_programme', path: '/api/academy/a/teachers' } as const
const one = {
  access: 'manage_programme',
  params: z.object({ id: pathId }),
  status: 200,
  reply: Teacher,
  example: { reply: exampleTeacher },
} as const

/** Enough for both biographies at maximum length. */
const bodyLimit = 512 * 1024

export const listTeachers = endpoint({
  ...all,
  method: 'GET',
  summary: 'All teachers, also of earlier years, by name (at most 1000)',
  status: 200,
  reply: z.array(TeacherRow),
  example: { reply: [exampleTeacherRow] },
})

export const addTeacher = endpoint({
  ...all,
  method: 'POST',
  bodyLimit,
  summary: 'Add a teacher; the biographies are sanitised',
  body: TeacherInput,
  status: 201,
  reply: Teacher,
  example: { body: exampleInput, reply: exampleTeacher },
})

export const showTeacher = endpoint({
  ...one,
  method: 'GET',
  path: '/api/academy/a/teachers/:id',
  summary: 'A teacher with both biographies',
  refuses: ['not_found'],
})

export const changeTeacher = endpoint({
  ...one,
  method: 'PUT',
  bodyLimit,
  path: '/api/academy/a/teachers/:id',
  summary: 'Change name, title and biographies',
  body: TeacherInput.extend({ version: z.int() }),
  refuses: ['not_found', 'changed_meanwhile'],
  example: { body: { ...exampleInput, version: 3 }, reply: exampleTeacher },
})

export const deleteTeacher = endpoint({
  ...one,
  method: 'DELETE',
  path: '/api/academy/a/teachers/:id',
  summary: 'Delete a teacher whom no masterclass names, with portrait and invitation',
  status: 204,
  reply: z.undefined(),
  refuses: ['not_found', 'in_use', 'forbidden'],
  example: { reply: undefined },
})

export const replacePortrait = endpoint({
  ...one,
  method: 'PUT',
  path: '/api/academy/a/teachers/:id/portrait',
  summary: `Upload a portrait (JPEG, PNG or WebP, at most ${MAX_FILE_MB} MB); it is cropped, scaled and re-encoded`,
  body: PortraitUpload,
  form: true,
  refuses: ['not_found', 'too_large'],
  example: {
    body: {
      portrait_file: { name: 'portrait.jpg', size: 182_331 },
      crop_left: 0.1,
      crop_top: 0,
      crop_width: 0.8,
      shows_whole: true,
    },
    reply: exampleTeacher,
  },
})

export const changePortraitFocus = endpoint({
  ...one,
  method: 'PUT',
  path: '/api/academy/a/teachers/:id/portrait/focus',
  summary: 'Say which point of an uploaded portrait stays visible where a part of it is cut off',
  body: PortraitFocus,
  refuses: ['not_found'],
  example: { body: { focus_left: 40, focus_top: 30 }, reply: exampleTeacher },
})

export const deletePortrait = endpoint({
  ...one,
  method: 'DELETE',
  path: '/api/academy/a/teachers/:id/portrait',
  summary: 'Remove the uploaded portrait',
  refuses: ['not_found'],
})

export const findAccounts = endpoint({
  method: 'GET',
  path: '/api/academy/a/teacher-accounts',
  access: 'manage_programme',
  summary: 'Accounts by name or address, to be linked to a teacher (at most 20)',
  query: z.object({ search: z.string().trim().max(100).default('') }),
  status: 200,
  reply: z.array(FoundAccount),
  example: {
    reply: [
      {
        id: 7,
        first_name: 'Ilse',
        last_name: 'Marent',
        email: 'ilse@example.org',
        email_verified: true,
        teacher: null,
      },
    ],
  },
})

export const createTeacherAccount = endpoint({
  ...one,
  method: 'POST',
  path: '/api/academy/a/teachers/:id/account',
  recent: true,
  summary:
    'Make an account for a teacher; a link to set a password follows by mail, the role with the password',
  body: TeacherInvitation,
  refuses: ['not_found', 'teacher_has_account', 'address_has_account', 'too_many_requests'],
  example: { body: { email: 'ilse@example.org', locale: 'de' }, reply: exampleTeacher },
})

export const linkAccount = endpoint({
  ...one,
  method: 'PUT',
  path: '/api/academy/a/teachers/:id/account',
  recent: true,
  summary: 'Link an account with a confirmed address; it gets the role Teacher',
  body: AccountChoice,
  refuses: [
    'not_found',
    'forbidden',
    'already_erased',
    'account_unconfirmed',
    'account_linked',
    'teacher_has_account',
  ],
  example: { body: { account_id: 7 }, reply: exampleTeacher },
})

export const unlinkAccount = endpoint({
  ...one,
  method: 'DELETE',
  path: '/api/academy/a/teachers/:id/account',
  recent: true,
  summary: 'Unlink the account; it loses the role Teacher',
  refuses: ['not_found', 'forbidden'],
})

export const inviteTeacher = endpoint({
  ...one,
  method: 'POST',
  path: '/api/academy/a/teachers/:id/invitation',
  recent: true,
  summary: 'Invite by mail, or send the invitation again; only the latest link works',
  body: TeacherInvitation,
  refuses: [
    'not_found',
    'teacher_has_account',
    'address_has_account',
    'address_invited',
    'too_many_requests',
  ],
  example: { body: { email: 'ilse@example.org', locale: 'de' }, reply: exampleTeacher },
})

export const withdrawInvitation = endpoint({
  ...one,
  method: 'DELETE',
  path: '/api/academy/a/teachers/:id/invitation',
  summary: 'Withdraw the invitation; its link stops working',
  refuses: ['not_found'],
})

/** Addresses of portraits are public: they are part of the pages. */
const portrait = { method: 'GET', access: 'anyone', reply: z.undefined(), refuses: ['not_found'] } as const

/** Any other text is the slug of nobody. The database refuses NUL. */
const slug = z
  .string()
  .max(300)
  .transform(value => value.replaceAll('\0', ''))

export const portraitBySlug = endpoint({
  ...portrait,
  path: '/api/portraits/:slug',
  summary: 'The portrait of a teacher by the slug of the full name: uploaded, drawn, or a violin',
  params: z.object({ slug }),
  query: z.object({ size: z.enum(['small', 'large']).default('small') }),
  status: 302,
})

export const portraitFile = endpoint({
  ...portrait,
  path: '/api/portraits/:slug/:file',
  summary: 'A file of an uploaded portrait; each upload has an address of its own',
  params: z.object({
    slug,
    file: z.string().regex(/^[0-9a-f-]{36}-(whole-)?\d{3,4}\.(avif|webp|jpeg)$/),
  }),
  status: 200,
})
