import type { Locale } from '@academy/contract/locale'
import { problems } from '@academy/contract/problems'
import { ApiError, ConnectionError } from '../../lib/api-errors.ts'
import { explainFailure } from '../../lib/explain-failure.ts'
import { accountTexts } from './texts.ts'

const known: Record<number, Record<Locale, string>> = {
  401: problems.wrong_credentials,
  409: problems.email_taken,
  422: problems.invalid_input,
}

/** What somebody is told whose login or registration failed. */
export const accountFailure = (error: unknown, locale: Locale): string => {
  if (error instanceof ConnectionError) return explainFailure(error, locale)
  const { tryLater, tooMany } = accountTexts[locale]
  if (error instanceof ApiError && error.status === 429) return `${tryLater} ${tooMany}`
  return (error instanceof ApiError && known[error.status]?.[locale]) || tryLater
}
