import type { Endpoint } from '@academy/contract/base/endpoint'
import type { Call, Inspect, Operation, Services } from './services.ts'

/** What is known of a call before its body is read. */
export type CallHead<E extends Endpoint> = Pick<Call<E>, 'params' | 'address'>

interface ServeOptions<E extends Endpoint> {
  /** Refuses a call before its body is read, by throwing a problem. */
  check?: (services: Services, call: CallHead<E>) => Promise<void>
  inspect?: Inspect<E>
}

/** An operation that knows its endpoint. Other operations and tests call it like any function. */
export type Served<E extends Endpoint> = Operation<E> & { endpoint: E } & ServeOptions<E>

/** Declares the operation that serves an endpoint. `operations.ts` of its area lists its file. */
export const serve = <const E extends Endpoint>(
  endpoint: E,
  operation: Operation<NoInfer<E>>,
  options: ServeOptions<NoInfer<E>> = {},
): Served<E> =>
  Object.assign((services: Services, call: Call<E>) => operation(services, call), { endpoint, ...options })
