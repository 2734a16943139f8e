import type { Locale } from '@academy/contract/locale'
import type { showAlert } from './alerts.ts'
import type { makeCall } from './api-client.ts'
import { ApiError, ConnectionError } from './api-errors.ts'
import { explainFailure } from './explain-failure.ts'
import { reportOutage } from './outages.ts'
import { replaceSession, session } from './session.ts'

// Somebody may have logged in again while the call was under way: the new login stays.
const endSession = (token: string | undefined) => {
  if (token !== undefined) replaceSession(token, undefined)
}

const closed = ({ failure }: ApiError) => new ApiError(503, { ...failure, message: 'Maintenance Mode' })

/** What follows from a failure, whether or not the person is told of it. */
const react = (error: unknown, token: string | undefined): unknown => {
  if (error instanceof ConnectionError) reportOutage('lost')
  if (!(error instanceof ApiError)) return error
  if (error.status === 401) endSession(token)
  if (error.status !== 503) return error
  reportOutage('maintenance')
  return closed(error)
}

/**
 * Shows every failure as an alert, unless the call is quiet: then the page finds words of its own. A failure of the
 * server itself (500) resolves with nothing once it has been shown; everything else is thrown on.
 */
export const withFailureAlerts = (
  call: ReturnType<typeof makeCall>,
  locale: Locale,
  show: typeof showAlert,
): ReturnType<typeof makeCall> => {
  const telling: ReturnType<typeof makeCall> = async (route, input, options = {}) => {
    const token = session()?.access_token
    try {
      return await call(route, input, options)
    } catch (cause) {
      if (options.signal?.aborted) throw cause
      const error = react(cause, token)
      if (options.quiet) throw error
      show('dangerDismiss', explainFailure(error, locale))
      // `Call` of `api.ts` says that an answer can be missing, except for quiet calls, which never come here.
      if (error instanceof ApiError && error.status === 500) return undefined as never
      throw error
    }
  }
  return telling
}
