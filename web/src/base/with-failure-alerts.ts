import type { Locale } from '@academy/contract/base/locale'
import type { showAlert } from './alerts.ts'
import type { makeCall } from './api-client.ts'
import { ApiError, ConnectionError } from './api-errors.ts'
import { type Call, callOf } from './call.ts'
import { explainFailure } from './explain-failure.ts'
import { reportOutage } from './outages.ts'
import { replaceSession, session } from './session.ts'

// Replaces only the session of the call: a login in the meantime stays.
const endSession = (token: string | undefined) => {
  if (token !== undefined) replaceSession(token, undefined)
}

const closed = ({ failure }: ApiError) => new ApiError(503, { ...failure, message: 'Maintenance Mode' })

/** Handles the side effects of a failure, whether or not it is shown. */
const react = (error: unknown, token: string | undefined): unknown => {
  if (error instanceof ConnectionError) reportOutage('lost')
  if (!(error instanceof ApiError)) return error
  if (error.status === 401) endSession(token)
  if (error.status !== 503) return error
  reportOutage('maintenance')
  return closed(error)
}

/**
 * Shows failures as alerts, unless the call is quiet: then the page handles them. A server error (500)
 * resolves to undefined after it was shown; everything else is rethrown.
 */
export const withFailureAlerts = (
  call: ReturnType<typeof makeCall>,
  locale: Locale,
  show: typeof showAlert,
): Call =>
  callOf(async (route, input, options) => {
    const token = session()?.access_token
    try {
      return await call(route, input, options)
    } catch (cause) {
      if (options.signal?.aborted) throw cause
      const error = react(cause, token)
      if (options.quiet) throw error
      show('dangerDismiss', explainFailure(error, locale))
      if (error instanceof ApiError && error.status === 500) return undefined
      throw error
    }
  })
