import { problem } from '../../base/problem.ts'

// Who may change a concert request. Lists of own requests compare the account in `requests/queries.ts`; accompanists and
// teachers see those of `schedule/accompaniment` and `schedule/my-days`, once an evening is announced.

interface Request {
  account_id: number
  withdrawn_at: Date | null
}

/** Those who asked to play change their request or withdraw it, until it is withdrawn. Returns the request. */
export const requireOwnRequest = <R extends Request>(user: { id: number }, request: R | undefined): R => {
  if (request?.account_id !== user.id || request.withdrawn_at) throw problem('not_found')
  return request
}
