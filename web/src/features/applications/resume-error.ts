import type { FieldMessage } from '@academy/contract/messages'
import { pdfError } from '../../ui/form/pdf-file.ts'
import type { TypedApplication } from './application-form.ts'

/** A teacher who does not know the applicant needs a résumé: an earlier one, or this one. */
export const resumeError = async (
  { is_known, resume_file }: Partial<Pick<TypedApplication, 'is_known' | 'resume_file'>>,
  hasEarlier: boolean,
): Promise<FieldMessage | undefined> => {
  // Radio buttons have the values '0' and '1', and no value before a choice.
  const isUnknownToTeacher = is_known === '0'
  if (isUnknownToTeacher && !resume_file && !hasEarlier) return 'RESUME_REQUIRED'
  return pdfError(resume_file)
}
