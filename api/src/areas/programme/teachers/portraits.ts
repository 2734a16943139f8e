import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/programme/teachers/endpoints'
import {
  type Crop,
  DEFAULT_FOCUS,
  FOCUS_STEP,
  type Focus,
  MAX_MEGAPIXELS,
  MIN_CROP_WIDTH,
  PORTRAIT_RATIO,
} from '@academy/contract/programme/teachers/portrait'
import { auditChange } from '../../../base/audit.ts'
import { removeOrphans } from '../../../base/files/remove-files.ts'
import type { FileStore } from '../../../base/files/store.ts'
import { HttpResponse, redirect } from '../../../base/http-response.ts'
import { widthsUpTo } from '../../../base/pictures/areas.ts'
import type { Whole } from '../../../base/pictures/crop.ts'
import { cropOnThread, encodeOnThread } from '../../../base/pictures/threads.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { receivedFile } from '../../../base/uploads/received-file.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { lockTeacher } from './account-link.ts'
import {
  PORTRAIT_FOLDER,
  PORTRAIT_WIDTHS,
  portraitOf,
  putPortraitFile,
  putWholeFile,
  quickFiles,
  removePortrait,
  SOURCE_METADATA,
  SOURCE_WIDTH,
  sourceKey,
  WHOLE_WIDTHS,
  wholeFiles,
} from './portrait-files.ts'
import {
  findPortrait,
  findUsedPortraits,
  NO_PORTRAIT,
  type PortraitColumns,
  type WholePicture,
} from './portrait-queries.ts'
import { findTeacherRow, updateTeacher } from './queries.ts'
import { loadTeacher } from './teachers.ts'

interface Picture {
  /** A file, or its content. */
  input: string | Uint8Array
  crop?: Crop | undefined
  /** Whether the whole picture is stored, too. */
  keepsWhole?: boolean
  now: Date
}

const limits = {
  ratio: PORTRAIT_RATIO,
  minWidth: MIN_CROP_WIDTH,
  maxWidth: SOURCE_WIDTH,
  maxPixels: MAX_MEGAPIXELS * 1_000_000,
}

const toStep = (fraction: number) => Math.round((fraction * 100) / FOCUS_STEP) * FOCUS_STEP

/** The middle of the part that the office has chosen, at the height where a face usually is. */
const firstFocus = ({ part }: Whole): Focus => ({
  focus_left: toStep(part.left + part.width / 2),
  focus_top: toStep(part.top + (part.height * DEFAULT_FOCUS.focus_top) / 100),
})

const storeWhole = async (files: FileStore, portrait: string, { content, width, height, part }: Whole) => {
  const widths = widthsUpTo(width, WHOLE_WIDTHS)
  const made = wholeFiles(widths)
  const contents = await encodeOnThread({ source: content, ratio: width / height, files: made })
  for (const [index, file] of made.entries()) {
    const content = contents[index]
    if (content) await putWholeFile(files, portrait, { ...file, content })
  }
  return { portrait, widths, width, height, part } satisfies WholePicture
}

/** Stores the files of a picture that are made at once, and leaves the slow ones to the job. */
export const storePortrait = async (files: FileStore, { input, crop, keepsWhole, now }: Picture) => {
  const maxWhole = keepsWhole ? Math.max(...WHOLE_WIDTHS) : undefined
  const cropped = await cropOnThread({ ...limits, input, crop, maxWhole })
  if ('problem' in cropped) return cropped
  const { whole } = cropped
  const { content: source, width } = cropped.source
  const widths = widthsUpTo(width, PORTRAIT_WIDTHS)
  const quick = quickFiles(widths)
  const contents = await encodeOnThread({ source, ratio: PORTRAIT_RATIO, files: quick })
  const portrait = randomUUID()
  let kept: WholePicture | undefined
  try {
    await files.put(sourceKey(portrait), source, SOURCE_METADATA)
    for (const [index, content] of contents.entries()) {
      const file = quick[index]
      if (file) await putPortraitFile(files, portrait, { ...file, content })
    }
    if (whole) kept = await storeWhole(files, portrait, whole)
  } catch (error) {
    await removePortrait(files, portrait)
    throw error
  }
  const { focus_left, focus_top } = whole ? firstFocus(whole) : DEFAULT_FOCUS
  const columns = {
    portrait,
    portrait_widths: widths,
    portrait_formats: ['webp', 'jpeg'],
    portrait_due_at: now,
    portrait_whole: kept ? JSON.stringify(kept) : null,
    portrait_focus_left: focus_left,
    portrait_focus_top: focus_top,
  } satisfies PortraitColumns
  return { columns }
}

export const sweepPortraits = ({ db, files }: { db: Db; files: FileStore }): Promise<void> =>
  removeOrphans(files, PORTRAIT_FOLDER, async keys => {
    const used = await findUsedPortraits(db, [...new Set(keys.map(portraitOf))])
    return new Set(keys.filter(key => used.has(portraitOf(key))))
  })

const YEAR_SECONDS = 31_536_000

/** The file of an address never changes, so browsers may keep it, and its name is its entity tag. */
export const downloadPortrait = serve(contract.portraitFile, async ({ files }, { params }) => {
  const found = await files.read(`${PORTRAIT_FOLDER}${params.file}`)
  if (!found) throw problem('not_found')
  const { about, content } = found
  return new HttpResponse({
    headers: {
      'content-type': about.type,
      'content-length': String(about.size),
      etag: `"${params.file}"`,
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    },
    body: content,
  })
})

const cropOf = ({
  crop_left: left,
  crop_top: top,
  crop_width: width,
}: BodyOf<typeof contract.replacePortrait>) =>
  left === undefined || top === undefined || width === undefined ? undefined : { left, top, width }

interface NewPortrait {
  teacher_id: number
  actor_id: number
  columns: PortraitColumns
  now: Date
}

/** Returns the portrait that the teacher had. */
export const setPortrait = async (tx: Tx, { teacher_id, actor_id, columns, now }: NewPortrait) => {
  const { portrait: replaced } = await lockTeacher(tx, teacher_id)
  await updateTeacher(tx, teacher_id, columns)
  const entry = { action: 'teacher_portrait_changed', subject: { teacher_id } } as const
  const change = { before: { portrait: replaced }, after: { portrait: columns.portrait } }
  await auditChange(tx, { at: now, actor_id, ...entry, ...change })
  return replaced
}

/** Removes the files unless a row names them: a commit whose answer was lost may have succeeded. */
const undo = async ({ db, files }: Services, portrait: string) => {
  const used = await findUsedPortraits(db, [portrait]).catch(() => new Set([portrait]))
  if (!used.has(portrait)) await removePortrait(files, portrait)
}

export const replacePortrait = serve(
  contract.replacePortrait,
  async (services, { params, body, user, locale, now }) => {
    const { db, files } = services
    if (!(await findTeacherRow(db, params.id))) throw problem('not_found')
    const { path } = receivedFile(body.portrait_file)
    const stored = await storePortrait(files, {
      input: path,
      crop: cropOf(body),
      keepsWhole: body.shows_whole,
      now,
    })
    if ('problem' in stored) throw invalidInput({ portrait_file: stored.problem }, locale)
    const { columns } = stored
    try {
      const replaced = await db
        .transaction()
        .execute(tx => setPortrait(tx, { teacher_id: params.id, actor_id: user.id, columns, now }))
      await removePortrait(files, replaced)
    } catch (error) {
      await undo(services, columns.portrait)
      throw error
    }
    return loadTeacher(db, params.id, now)
  },
)

/** Redirects to the file, whose address changes with every upload. */
export const showPortrait = serve(contract.portraitBySlug, async ({ db }, { params, query }) =>
  redirect((await findPortrait(db, params.slug))[query.size]),
)

/** Of an uploaded portrait: drawings have theirs. The last one counts, as with the portrait. */
export const changePortraitFocus = serve(
  contract.changePortraitFocus,
  ({ db }, { params, body, user, now }) =>
    db.transaction().execute(async tx => {
      const { id, portrait, portrait_focus_left, portrait_focus_top } = await lockTeacher(tx, params.id)
      if (portrait === null) throw problem('not_found')
      const before = { portrait_focus_left, portrait_focus_top }
      const after = { portrait_focus_left: body.focus_left, portrait_focus_top: body.focus_top }
      await updateTeacher(tx, id, after)
      const entry = {
        action: 'teacher_portrait_changed',
        subject: { teacher_id: id },
        before,
        after,
      } as const
      await auditChange(tx, { at: now, actor_id: user.id, ...entry })
      return loadTeacher(tx, id, now)
    }),
)

export const deletePortrait = serve(contract.deletePortrait, async ({ db, files }, { params, user, now }) => {
  const removed = await db
    .transaction()
    .execute(tx => setPortrait(tx, { teacher_id: params.id, actor_id: user.id, columns: NO_PORTRAIT, now }))
  await removePortrait(files, removed)
  return loadTeacher(db, params.id, now)
})
