import { accountProblems } from '@academy/contract/access/accounts/problems'
import type { Locale } from '@academy/contract/base/locale'
import { ApiError, ConnectionError } from '../../../base/api-errors.ts'
import { explainFailure } from '../../../base/explain-failure.ts'
import { formTexts } from '../../../ui/form/texts.ts'
import { accountTexts } from './texts.ts'

const textOf = (status: number, locale: Locale): string | undefined => {
  if (status === 401) return accountProblems.wrong_credentials[locale]
  if (status === 409) return accountProblems.email_taken[locale]
  return status === 422 ? formTexts[locale].checkInput : undefined
}

/** Returns the message for a failed login or registration. */
export const accountFailure = (error: unknown, locale: Locale): string => {
  if (error instanceof ConnectionError) return explainFailure(error, locale)
  const { tryLater, tooMany } = accountTexts[locale]
  if (error instanceof ApiError && error.status === 429) return `${tryLater} ${tooMany}`
  if (error instanceof ApiError && error.failure.code === 'consent_changed') return error.failure.message
  return (error instanceof ApiError && textOf(error.status, locale)) || tryLater
}
