import type { Endpoint, InputOf, ReplyOf } from '@academy/contract/base/endpoint'
import type { CallOptions } from './api-client.ts'

/** The caller shows failures itself. */
export const quiet = { quiet: true } as const

/**
 * How pages call the API. A quiet call resolves or throws; any other shows its failures and may resolve to
 * undefined.
 */
export interface Call {
  <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions & { quiet: true },
  ): Promise<ReplyOf<E>>
  <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<ReplyOf<E> | undefined>
}

type Perform = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions,
) => Promise<ReplyOf<E> | undefined>

/** Makes a call of a function that never resolves a quiet one to undefined. */
export const callOf = (perform: Perform): Call => {
  function call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions & { quiet: true },
  ): Promise<ReplyOf<E>>
  function call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<ReplyOf<E> | undefined>
  function call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions = {},
  ): Promise<ReplyOf<E> | undefined> {
    return perform(endpoint, input, options)
  }
  return call
}
