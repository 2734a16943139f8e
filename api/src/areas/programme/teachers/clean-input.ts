import type { TeacherInput } from '@academy/contract/programme/teachers/schemas'
import { cleanHtml } from '../../../base/clean-html.ts'

/** An editor sends an empty paragraph for an empty text. */
const cleanResume = (html: string): string => {
  const clean = cleanHtml(html)
  return clean.replace(/<[^<>]*>|&nbsp;|\s/g, '') === '' ? '' : clean
}

/** Returns the columns that the office edits, with sanitized biographies. */
export const cleanInput = ({
  title,
  shows_title,
  first_name,
  last_name,
  ...input
}: TeacherInput): TeacherInput => ({
  title,
  shows_title,
  first_name,
  last_name,
  resume_german: cleanResume(input.resume_german),
  resume_english: cleanResume(input.resume_english),
})
