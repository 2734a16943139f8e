import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { localizedBy } from '@academy/contract/base/locale'
import { DEFAULT_FOCUS } from '@academy/contract/programme/teachers/portrait'
import { insertInvitation } from '../areas/access/invitations/queries.ts'
import { INVITATION_MS } from '../areas/access/invitations/send.ts'
import {
  PORTRAIT_WIDTHS,
  putPortraitFile,
  quickFiles,
  SOURCE_METADATA,
  sourceKey,
} from '../areas/programme/teachers/portrait-files.ts'
import { NO_PORTRAIT, type PortraitColumns } from '../areas/programme/teachers/portrait-queries.ts'
import type { FileStore } from '../base/files/store.ts'
import { cleanHtml } from '../base/html.ts'
import { hashToken, newToken } from '../base/tokens.ts'
import type { Tx } from '../db/connection.ts'
import { INVITED_ACCOMPANIST } from './content/accompaniment.ts'
import { teacherLogins } from './content/masterclasses.ts'
import {
  drawnTeachers,
  INVITED,
  PHOTOGRAPHED,
  sentences,
  teachers,
  teacherTitles,
} from './content/teachers.ts'

const readPhoto = (ending: string) =>
  readFile(new URL(`./content/portraits/${PHOTOGRAPHED}-${ending}`, import.meta.url))

/** Stores the picture of one teacher as if it had been uploaded. */
const storePhoto = async (files: FileStore): Promise<PortraitColumns> => {
  const portrait = randomUUID()
  await files.put(sourceKey(portrait), await readPhoto('source.jpeg'), SOURCE_METADATA)
  const avif = PORTRAIT_WIDTHS.map(width => ({ width, format: 'avif' as const }))
  for (const file of [...avif, ...quickFiles(PORTRAIT_WIDTHS)])
    await putPortraitFile(files, portrait, {
      ...file,
      content: await readPhoto(`${file.width}.${file.format}`),
    })
  return {
    portrait,
    portrait_widths: [...PORTRAIT_WIDTHS],
    portrait_formats: ['avif', 'webp', 'jpeg'],
    portrait_due_at: null,
    portrait_whole: null,
    portrait_focus_left: DEFAULT_FOCUS.focus_left,
    portrait_focus_top: DEFAULT_FOCUS.focus_top,
  }
}

/** A link that nobody has got. */
const unsent = (now: Date) => ({
  token_hash: hashToken(newToken()),
  sent_at: now,
  expires_at: new Date(now.getTime() + INVITATION_MS),
})

/** An accompanist who has not followed the link yet. */
export const seedInvitation = async (tx: Tx, now: Date): Promise<void> => {
  const { email } = INVITED_ACCOMPANIST
  const known = await tx.selectFrom('invitations').select('id').where('email', '=', email).executeTakeFirst()
  if (!known) await insertInvitation(tx, { ...INVITED_ACCOMPANIST, ...unsent(now) })
}

/** Creates the teachers with their résumés. Two of them can log in, one has an open invitation. */
export const seedTeachers = async (tx: Tx, now: Date, files: FileStore | undefined): Promise<void> => {
  const there = await tx.selectFrom('teachers').select(['first_name', 'last_name']).execute()
  const known = new Set(there.map(({ first_name, last_name }) => `${first_name} ${last_name}`))
  const logins = await tx
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('email', 'in', Object.keys(teacherLogins))
    .execute()
  const accountOf = new Map(logins.map(({ id, email }) => [String(Reflect.get(teacherLogins, email)), id]))
  const missing = teachers.filter(({ first_name, last_name }) => !known.has(`${first_name} ${last_name}`))
  if (missing.length === 0) return
  const isPhotoMissing = missing.some(({ slug }) => slug === PHOTOGRAPHED)
  const photo = files && isPhotoMissing ? await storePhoto(files) : NO_PORTRAIT
  const inserted = await tx
    .insertInto('teachers')
    .values(
      missing.map(({ slug, first_name, last_name, resume_german, resume_english }) => ({
        account_id: accountOf.get(slug) ?? null,
        title: teacherTitles[slug] ?? '',
        first_name,
        last_name,
        drawing: drawnTeachers.has(slug) ? slug : null,
        ...(slug === PHOTOGRAPHED ? photo : NO_PORTRAIT),
        resume_german: cleanHtml(resume_german),
        resume_english: cleanHtml(resume_english),
        ...localizedBy('sentence', locale => sentences[slug][locale]),
      })),
    )
    .returning(['id', 'slug'])
    .execute()
  const { slug, email, locale } = INVITED
  const invited = inserted.find(teacher => teacher.slug === slug)
  if (!invited) return
  await insertInvitation(tx, { role: 'Teacher', teacher_id: invited.id, email, locale, ...unsent(now) })
}
