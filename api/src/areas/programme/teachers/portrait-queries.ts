import { DEFAULT_FOCUS, FOCUS_STEP } from '@academy/contract/programme/teachers/portrait'
import type { Crop } from '../../../base/pictures/areas.ts'
import type { PictureFormat } from '../../../base/pictures/encode.ts'
import { list, notNull, number, text } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { FALLBACK_WIDTH } from './portrait-files.ts'

const VIOLIN = '/portraits/violin.svg'

// A name without Latin letters has an empty slug.
const base = `'/api/portraits/' || coalesce(nullif(t.slug, ''), 'teacher') || '/' || t.portrait || '-'`

const orDrawing = (uploaded: string) => `case
    when t.portrait is not null then ${uploaded}
    when t.drawing is not null then '/portraits/' || t.drawing || '.svg'
    else '${VIOLIN}' end`

// Until a job has made the files of an earlier upload, it has no JPEG.
const fallbackFormat = `case when 'jpeg' = any(t.portrait_formats) then '.jpeg' else '.webp' end`
const smallest = (atLeast: number) =>
  `(select min(width) from unnest(t.portrait_widths) width where width >= ${atLeast})`

const thumbnail = orDrawing(`${base} || ${smallest(0)} || '.webp'`)
const small = orDrawing(`${base} || ${smallest(FALLBACK_WIDTH)} || ${fallbackFormat}`)
const large = orDrawing(`${base} || t.portrait_widths[cardinality(t.portrait_widths)] || ${fallbackFormat}`)

const sources = `(
    select coalesce(json_agg(json_build_object('type', 'image/' || format, 'srcset', (
      select string_agg(${base} || width || '.' || format || ' ' || width || 'w', ', ' order by width)
      from unnest(t.portrait_widths) width)) order by place), '[]')
    from unnest(t.portrait_formats) with ordinality formats(format, place) where format <> 'jpeg')`

/** What was kept of the picture of teacher `t`; an older process may have replaced the portrait since. */
const whole = `(case when t.portrait_whole->>'portrait' = t.portrait then t.portrait_whole end)`
const wholeBase = `${base} || 'whole-'`
const fromWhole = (aggregate: string) =>
  `(select ${aggregate} from jsonb_array_elements_text(t.portrait_whole->'widths') width)`
const smallestWhole = fromWhole(`${wholeBase} || min(width::int) || '.jpeg'`)

/** The focus belongs to the whole picture; in the portrait it is elsewhere, and at its edge if it lies outside. */
const focusOf = (side: 'left' | 'top', size: 'width' | 'height') => `case
    when ${whole} is null then t.portrait_focus_${side}
    else least(100, greatest(0, ${FOCUS_STEP} * round(
      (t.portrait_focus_${side} / 100.0 - (t.portrait_whole->'part'->>'${side}')::numeric)
      / (t.portrait_whole->'part'->>'${size}')::numeric * ${100 / FOCUS_STEP})))::int end`
const focusFields = `'focus_left', ${focusOf('left', 'width')}, 'focus_top', ${focusOf('top', 'height')}`
const wholeFocusFields = `'focus_left', t.portrait_focus_left, 'focus_top', t.portrait_focus_top`

/** The portrait of teacher `t` for the public pages: uploaded, drawn, or the violin. */
export const portraitJson = `json_build_object('small', ${small}, 'large', ${large}, 'sources', ${sources}, ${focusFields})`

/** The picture of which the portrait of teacher `t` is a part, for the page of a masterclass. */
export const wholePictureJson = `case when ${whole} is not null then json_build_object(
    'small', ${smallestWhole}, 'sources', json_build_array(json_build_object('type', 'image/webp', 'srcset', ${fromWhole(
      `string_agg(${wholeBase} || width || '.webp ' || width || 'w', ', ' order by width::int)`,
    )})),
    'width', (t.portrait_whole->>'width')::int, 'height', (t.portrait_whole->>'height')::int, ${wholeFocusFields}) end`

/** The portrait of teacher `t` for the office. */
export const officePortraitJson = `json_build_object('thumbnail', ${thumbnail}, 'small', ${small}, 'large', ${large},
    'picture', case when ${whole} is not null then ${smallestWhole} else ${large} end, ${wholeFocusFields})`

const bySlugStatement = fixedStatement({
  small: text(),
  large: text(),
})<[slug: string]>(`
  select ${small} as small, ${large} as large
  from teachers t where slug = $1
  order by portrait is not null desc, drawing is not null desc, id desc limit 1`)

/** Returns the portrait by slug. If two teachers have the same name, of the one who has a portrait. */
export const findPortrait = async (db: Db, slug: string): Promise<{ small: string; large: string }> =>
  (await bySlugStatement(db, slug))[0] ?? { small: VIOLIN, large: VIOLIN }

const usedPortraitsStatement = fixedStatement({
  portrait: notNull(text()),
})<[portraits: string[]]>('select portrait from teachers where portrait = any($1)')

export const findUsedPortraits = async (db: Db, portraits: string[]): Promise<Set<string>> =>
  new Set((await usedPortraitsStatement(db, portraits)).map(({ portrait }) => portrait))

/** The picture of which a portrait is a part. */
export interface WholePicture {
  portrait: string
  /** The widths of its files, ascending. */
  widths: number[]
  width: number
  height: number
  part: Crop & { height: number }
}

/** The columns of an uploaded portrait; without one all are null, and the focus is where a face usually is. */
export interface PortraitColumns {
  portrait: string | null
  portrait_widths: number[] | null
  portrait_formats: PictureFormat[] | null
  /** When a job makes further files. */
  portrait_due_at: Date | null
  /** As JSON. */
  portrait_whole: string | null
  portrait_focus_left: number
  portrait_focus_top: number
}

export const NO_PORTRAIT: PortraitColumns = {
  portrait: null,
  portrait_widths: null,
  portrait_formats: null,
  portrait_due_at: null,
  portrait_whole: null,
  portrait_focus_left: DEFAULT_FOCUS.focus_left,
  portrait_focus_top: DEFAULT_FOCUS.focus_top,
}

/** A portrait whose files are to be made. */
export interface DuePortrait {
  id: number
  portrait: string
  portrait_widths: number[]
  portrait_formats: PictureFormat[]
}

const claimStatement = fixedStatement<DuePortrait>({
  id: number(),
  portrait: notNull(text()),
  portrait_widths: notNull(list()),
  portrait_formats: notNull(list()),
})<[now: Date, until: Date]>(`
  update teachers set portrait_due_at = $2::timestamptz
  where id = (
    select id from teachers where portrait_due_at <= $1::timestamptz
    order by portrait_due_at, id limit 1 for update skip locked)
  returning id, portrait, portrait_widths, portrait_formats`)

/** Takes a portrait until the given time: nobody else makes its files, and somebody does if this process dies. */
export const claimDuePortrait = async (db: Db, now: Date, until: Date): Promise<DuePortrait | undefined> =>
  (await claimStatement(db, now, until))[0]

/** Changes a portrait unless somebody has replaced or removed it; returns whether it was there. */
export const changePortrait = async (
  db: Db,
  { id, portrait }: Pick<DuePortrait, 'id' | 'portrait'>,
  changes: Partial<PortraitColumns>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('teachers')
    .set(changes)
    .where('id', '=', id)
    .where('portrait', '=', portrait)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
